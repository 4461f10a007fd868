// The lobby as the server has it.

import { LiveSocket } from '../live_socket.js';

/** Events: `lobby` with the invitations, `invitation` with one's own that something has become of, `connection`. */
export class LiveLobby extends LiveSocket {
  constructor() {
    super('/api/lobby/socket');
    /** Whether the server knows who listens. */
    this.known = false;
  }

  hear(news) {
    if (news.type === 'lobby') {
      this.known = news.known;
      this.tell('connection', true);
      this.tell('lobby', news.invitations);
    } else {
      this.tell(news.type, news.invitation);
    }
  }

  /** Who has become somebody by what they did listens under their own name. */
  introduce() {
    if (this.known) return;
    const { socket } = this;
    this.connect();
    socket?.close();
  }
}
