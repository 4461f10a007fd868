// What the server says, under short names, and which address says what. The types come from its own description.

import type { components, paths } from './answers';

type Schemas = components['schemas'];

export type Ability = Schemas['Ability'];
export type Game = Schemas['GameAnswer'];
export type Hint = Schemas['HintAnswer'];
export type Invitation = Schemas['InvitationAnswer'];
export type NewInvitation = Schemas['NewInvitation'];
export type Lesson = Schemas['LessonAnswer'];
export type Match = Schemas['MatchAnswer'];
export type Move = Schemas['MoveAnswer'];
export type Presence = Schemas['PresenceAnswer'];
export type Conversation = Schemas['ConversationAnswer'];
export type Remark = Schemas['RemarkAnswer'];
export type Piece = Schemas['PieceAnswer'];
export type Position = Schemas['PositionAnswer'];
export type Score = Schemas['LosersScore'];
export type Seats = Schemas['Seats'];
export type Summary = Schemas['SummaryAnswer'];
export type Watched = Schemas['WatchedAnswer'];
export type WatchNews = Schemas['WatchNews'];
export type TreeAnswer = Schemas['TreeAnswer'];

export type SideName = 'red' | 'blue';
export type PieceName = { colour: string; number: number };

/** A sentence as its key and what it is told. The description knows only that these are objects. */
export type Message = { key: string; values: Record<string, string | number | PieceName | { side: SideName }> };

/** What is wrong with a position or a board. */
export type Fault = { reason: string; piece?: PieceName; turn?: SideName } & Record<string, string | number | PieceName | undefined>;

/** How a game stands. */
export type Standing =
  | { kind: 'lead'; lead: number }
  | { kind: 'decided'; winner: SideName; plies: number }
  | { kind: 'won'; winner: SideName }
  | { kind: 'drawn' };

/** A part of the rules or of the history. */
export type Section = { key: string; paragraphs: number; ours: number; example: string | null };

export type TurningPoint = { reason: Message; findings: Message[]; way: string };

export type ReviewedMove = {
  at: number; side: SideName; way: string; standing: Standing; loss: number; reason: Message; turning_point: TurningPoint | null;
  made: Move; better?: Move[] | null; alone: boolean; red_needed: number; blue_needed: number;
};

export type PlayerReview = {
  side: SideName; moves: number; average_loss: number; turning_points: number;
  best_move: { at: number; way: string; reason: Message } | null;
};

/** An answer whose parts are described more exactly here than by the server. */
type Exactly<T, Parts> = Omit<T, keyof Parts> & Parts;

export type Notices = Schemas['NoticesAnswer'];
export type Wanted = Schemas['WantedNotices'];
export type Channels = Schemas['ChannelsAnswer'];
export type Puzzle = Schemas['PuzzleAnswer'];
export type Review = Exactly<Schemas['ReviewAnswer'], { moves: ReviewedMove[]; players: PlayerReview[] }>;
export type Rules = Exactly<Schemas['RulesAnswer'], { sections: Section[]; history: Section[] }>;
export type Draft = Exactly<Schemas['DraftAnswer'], { faults: Fault[] }>;
export type Placed = Exactly<Schemas['PlacingAnswer'], { faults: Fault[] }>;
export type Judged = Exactly<Schemas['JudgedAnswer'], { why?: Message | null }>;
export type Verdict = Exactly<Schemas['Verdict'], { why?: Message | null }>;
export type EngineLine = Exactly<Schemas['LineAnswer'], { standing: Standing }>;

/** What pages hear of a game, by its kind. */
export interface GameNews {
  state: Game;
  score: Score;
  review: Review;
  presence: Presence;
  conversation: Conversation;
  refused: Error;
  connection: boolean;
  deleted: null;
}

/** What pages hear of an analysis, by its kind. */
export interface EngineNews {
  lines: Exactly<Schemas['Lines'], { lines: EngineLine[] }>;
  waiting: null;
  refused: Error;
  lost: null;
  returned: null;
}

export type NewGame = Partial<Schemas['NewGame']>;
export type Seat = Schemas['Seat'];

type Content<R> = R extends { content: { 'application/json': infer Body } } ? Body : null;
type Answered<O> = O extends { responses: infer R } ? Content<R[keyof R & (200 | 201 | 202)]> : never;
type Got<P extends keyof paths> = Answered<paths[P]['get']>;
type Posted<P extends keyof paths> = Answered<paths[P]['post']>;

/** What may stand after an address. */
type Query = '' | `?${string}`;

/** What an address answers to a question. */
export interface Ask {
  (path: `/api/position${Query}`): Promise<Got<'/api/position'>>;
  (path: `/api/board/check${Query}`): Promise<Draft>;
  (path: `/api/board${Query}`): Promise<Got<'/api/board'>>;
  (path: `/api/analysis/position${Query}`): Promise<Got<'/api/analysis/position'>>;
  (path: '/api/rules'): Promise<Rules>;
  (path: '/api/lessons'): Promise<Got<'/api/lessons'>>;
  (path: `/api/lessons/${string}/answer`): Promise<Got<'/api/lessons/{lesson}/{exercise}/answer'>>;
  (path: `/api/lessons/${string}`): Promise<Got<'/api/lessons/{lesson}'>>;
  (path: `/api/puzzles${Query}`): Promise<Got<'/api/puzzles'>>;
  (path: `/api/puzzles/${string}/answer`): Promise<Got<'/api/puzzles/{id}/answer'>>;
  (path: `/api/puzzles/${string}`): Promise<Got<'/api/puzzles/{id}'>>;
  (path: '/api/notices'): Promise<Notices>;
  (path: '/api/notices/channels'): Promise<Got<'/api/notices/channels'>>;
  (path: `/api/notices/browsers/${string}`, request: { method: 'DELETE' }): Promise<null>;
  (path: '/api/notices/mail' | '/api/notices/feed', request: { method: 'DELETE' }): Promise<null>;
  (path: '/api/account'): Promise<Got<'/api/account'>>;
  (path: '/api/account/holiday'): Promise<Got<'/api/account/holiday'>>;
  (path: '/api/account/sessions'): Promise<Got<'/api/account/sessions'>>;
  (path: '/api/account/passkeys'): Promise<Got<'/api/account/passkeys'>>;
  (path: `/api/account/passkeys/${string}`, request: { method: 'DELETE' }): Promise<null>;
  (path: '/api/account/programs'): Promise<Got<'/api/account/programs'>>;
  (path: `/api/account/programs/${string}`, request: { method: 'DELETE' }): Promise<null>;
  (path: '/api/account/sessions' | `/api/account/sessions/${string}` | '/api/session', request: { method: 'DELETE' }): Promise<null>;
  (path: '/api/announcements'): Promise<Got<'/api/announcements'>>;
  (path: `/api/admin/reports${Query}`): Promise<Got<'/api/admin/reports'>>;
  (path: `/api/admin/accounts${Query}`): Promise<Got<'/api/admin/accounts'>>;
  (path: '/api/admin/audit'): Promise<Got<'/api/admin/audit'>>;
  (path: '/api/blocks'): Promise<Got<'/api/blocks'>>;
  (path: `/api/blocks/${string}`, request: { method: 'DELETE' }): Promise<null>;
  (path: '/api/players'): Promise<Got<'/api/players'>>;
  (path: `/api/players/${string}/games${Query}`): Promise<Got<'/api/players/{name}/games'>>;
  (path: `/api/players/${string}`): Promise<Got<'/api/players/{name}'>>;
  (path: `/api/matches/${string}`): Promise<Got<'/api/matches/{id}'>>;
  (path: '/api/invitations'): Promise<Got<'/api/invitations'>>;
  (path: `/api/invitations/${string}`, request: { method: 'DELETE' }): Promise<null>;
  (path: `/api/invitations/${string}`): Promise<Got<'/api/invitations/{id}'>>;
  (path: `/api/games${Query}` | '/api/games/here'): Promise<Got<'/api/games'>>;
  (path: `/api/games/${string}`, request: { method: 'DELETE' }): Promise<null>;
  (path: `/api/games/${string}/hint`): Promise<Got<'/api/games/{id}/hint'>>;
  (path: `/api/games/${string}/review${Query}`): Promise<Review>;
  (path: `/api/games/${string}`): Promise<Got<'/api/games/{id}'>>;
}

/** What an address answers to something that is sent. */
export interface Post {
  (path: '/api/notices/seen', body: Schemas['SeenNotices']): Promise<null>;
  (path: '/api/notices/browsers', body: Schemas['NewBrowser']): Promise<Posted<'/api/notices/browsers'>>;
  (path: `/api/notices/browsers/${string}`, body: Schemas['ChannelChange']): Promise<null>;
  (path: '/api/notices/mail', body: Schemas['NewMail']): Promise<Posted<'/api/notices/mail'>>;
  (path: '/api/notices/mail/change', body: Schemas['ChannelChange']): Promise<null>;
  (path: '/api/notices/feed', body: Schemas['ReadingAnswer']): Promise<Posted<'/api/notices/feed'>>;
  (path: '/api/mail/confirm', body: Schemas['MailLink']): Promise<null>;
  (path: `/mail/stop/${string}`): Promise<null>;
  (path: '/api/account/recovery', body: Schemas['Forgotten']): Promise<null>;
  (path: '/api/account/recovery/password', body: Schemas['Recovery']): Promise<Posted<'/api/account/recovery/password'>>;
  (path: '/api/analysis/placing', body: Schemas['Placing']): Promise<Placed>;
  (path: '/api/analysis/read', body: Schemas['RecordText']): Promise<Posted<'/api/analysis/read'>>;
  (path: '/api/invitations', body: Schemas['NewInvitation']): Promise<Posted<'/api/invitations'>>;
  (path: '/api/invitations/look', body: Schemas['ClaimQuestion']): Promise<Posted<'/api/invitations/look'>>;
  (path: '/api/invitations/take', body: Schemas['ClaimAcceptance']): Promise<Posted<'/api/invitations/take'>>;
  (path: `/api/invitations/${string}/accept`, body: Schemas['Acceptance']): Promise<Posted<'/api/invitations/{id}/accept'>>;
  (path: '/api/qr', body: Schemas['QrText']): Promise<Posted<'/api/qr'>>;
  (path: `/api/games/import${Query}`, body: Schemas['Import']): Promise<Posted<'/api/games/import'>>;
  (path: `/api/games${Query}`, body: Partial<Schemas['NewGame']>): Promise<Posted<'/api/games'>>;
  (path: '/api/account', body: Schemas['NewAccount']): Promise<Posted<'/api/account'>>;
  (path: '/api/session', body: Schemas['SignIn']): Promise<Posted<'/api/session'>>;
  (path: '/api/account/passkeys/begin' | '/api/session/by-passkey/begin'): Promise<Schemas['CeremonyAnswer']>;
  (path: '/api/account/by-passkey/begin', body: Schemas['WantedName']): Promise<Schemas['CeremonyAnswer']>;
  (path: '/api/account/passkeys', body: Schemas['NewPasskey']): Promise<null>;
  (path: '/api/account/by-passkey', body: Schemas['NewPasskeyAccount']): Promise<Posted<'/api/account/by-passkey'>>;
  (path: '/api/session/by-passkey', body: Schemas['PasskeySignIn']): Promise<Posted<'/api/session/by-passkey'>>;
  (path: '/api/account/programs', body: Schemas['NewProgram']): Promise<Posted<'/api/account/programs'>>;
  (path: `/api/account/programs/${string}/token`, body: {}): Promise<Schemas['TokenAnswer']>;
  (path: `/api/account/programs/${string}`, body: Schemas['ProgramChange']): Promise<null>;
  (path: '/api/account/settings', body: Schemas['AccountSettings']): Promise<null>;
  (path: '/api/account/password', body: Schemas['PasswordChange']): Promise<null>;
  (path: '/api/account/delete', body: Schemas['Farewell']): Promise<null>;
  (path: '/api/admin/deeds', body: Schemas['AdminDeed']): Promise<null>;
  (path: `/api/games/${string}/report`, body: Schemas['NewReport']): Promise<null>;
  (path: `/api/games/${string}/block`, body: {}): Promise<null>;
  (path: `/api/matches${Query}`, body: Partial<Schemas['NewMatch']>): Promise<Posted<'/api/matches'>>;
  (path: `/api/matches/${string}/next`): Promise<Posted<'/api/matches/{id}/next'>>;
  (path: `/api/games/${string}/${'say' | 'texts'}`, body: Schemas['NewRemark'] | Schemas['TextsWanted']): Promise<null>;
  (path: `/api/games/${string}/plan`, body: Schemas['PlanReplies']): Promise<Game>;
  (path: '/api/account/holiday', body: Schemas['HolidayChange']): Promise<Posted<'/api/account/holiday'>>;
  (path: `/api/games/${string}/again${Query}`): Promise<Posted<'/api/games/{id}/again'>>;
  (path: `/api/games/${string}/hand-over`): Promise<Game>;
  (path: `/api/games/${string}/restore`): Promise<Posted<'/api/games/{id}/restore'>>;
  (path: `/api/games/${string}/moves`, body: Schemas['PlayMove']): Promise<Posted<'/api/games/{id}/{command}'>>;
  (path: `/api/games/${string}/review/stop`): Promise<Review>;
  (path: `/api/games/${string}/review`, body: Schemas['NewReview']): Promise<Review>;
  (path: `/api/lessons/${string}`, body: Schemas['Attempt']): Promise<Verdict>;
  (path: `/api/puzzles/${string}`, body: Schemas['Attempts']): Promise<Judged>;
}
