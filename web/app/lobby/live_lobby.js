// The lobby as the server has it, over a WebSocket that comes back by itself.

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;

/** Events: `lobby` with the invitations, `invitation` with one's own that something has become of, `connection`; each has `detail`. */
export class LiveLobby extends EventTarget {
  constructor() {
    super();
    this.wait = FIRST_WAIT;
    this.closed = false;
    /** Whether the server knows who listens. */
    this.known = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.wake = () => !document.hidden && this.socket?.readyState === WebSocket.CLOSED && this.connect();
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    const url = new URL('/api/lobby/socket', location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => socket === this.socket && this.hear(JSON.parse(data)));
    socket.addEventListener('close', () => socket === this.socket && this.lose());
  }

  hear(news) {
    if (news.type === 'lobby') {
      this.known = news.known;
      this.wait = FIRST_WAIT;
      this.tell('connection', true);
      this.tell('lobby', news.invitations);
    } else {
      this.tell(news.type, news.invitation);
    }
  }

  lose() {
    if (this.closed) return;
    this.tell('connection', false);
    this.timer = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
  }

  /** Who has become somebody by what they did listens under their own name. */
  introduce() {
    if (this.known) return;
    const { socket } = this;
    this.connect();
    socket?.close();
  }

  /** @param {string} type @param {unknown} detail */
  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** @param {'lobby' | 'invitation' | 'connection'} kind @param {(detail: any) => void} hear */
  on(kind, hear) {
    this.addEventListener(kind, (event) => hear(/** @type {CustomEvent} */ (event).detail));
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
  }
}
