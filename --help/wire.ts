// Made by tools/web_types.py; edits are lost.

export type Ack = { next: number };

export type AckMessage = { type: "ack"; next: number; key: string };

export type Agreement = { seats: number; options?: Record<string, unknown>; terms?: Terms; public?: boolean };

export type Answer = { do: "answer"; seat: number; action: Record<string, unknown>; key: string };

export type AnsweredMessage = { type: "answered"; seats: (number)[] };

export type Automa = { seat: number; colour: string };

export type Body = {  };

export type Cell = { value: number; note: Saying | null };

export type Chart = { key: string; lines: ((number)[])[] };

export type Chat = { do: "chat"; text: string; key: string };

export type Clock = { left: number; running: boolean };

export type Column = { title: Saying; note: Saying | null; beside: boolean; cells: (Cell | null)[] };

export type Drawn = { entry: number; kind: "draw" | "pick" | "pile" | "roll"; n: number; bag?: (number)[]; things?: ((number)[])[] };

export type Ending = { last: number; result: Record<string, unknown> | null; summed: boolean; columns: (Column)[]; closing: (Saying)[]; held: (Held)[]; turns: (TurnTold)[]; marks: (Landmark)[]; charts: (Chart)[]; luck: (Luck)[] };

export type EntryTold = { at: number; events: (Record<string, unknown>)[] };

export type Error = { code: string; message: string; rules?: (string)[] };

export type EventPage = { first: number; events: (Record<string, unknown>)[] };

export type Explain = { do: "explain"; seat: number | null; id: string; key?: string | null };

export type ExplainMessage = { type: "explain"; id: string; title: string; words: string; facts: (Fact)[]; rules: (string)[]; key: string | null };

export type Explanation = { id: string; title: string; words: string; facts: (Fact)[]; rules: (string)[] };

export type Fact = { label: string; value: string };

export type Fork = { at: number; seats: (SeatPlan)[]; terms?: Terms };

export type GameInfo = { key: string; version: number; fewest: number; most: number; bots: (string)[]; options: (OptionInfo)[]; way: string; lengths: (Length)[]; seconds: number };

export type HandOver = { seat: number };

export type Held = { seat: number; key: string; things: (Thing)[] };

export type Hidden = { on: boolean };

export type Hush = { on: boolean };

export type Landmark = { at: number; turn: number; kind: string; seat: number | null };

export type Length = { way: unknown; seats: number; decisions: number };

export type Link = { token: string };

export type Luck = { key: string; seat: number; count: number; got: number; expected: number; spread: number; fewer: boolean };

export type Me = { id: string | null; name: string | null };

export type Message = { do: "Message" };

export type MovingMessage = { type: "moving"; after: number };

export type Mute = { event: number; on?: boolean };

export type NewBan = { kind: "ban" | "mute"; seconds: number; guest?: string | null; network?: string | null; reason?: string };

export type NewName = { name: string };

export type NewTable = { game: string; seats: (SeatPlan)[]; options?: Record<string, unknown>; terms?: Terms; public?: boolean; seed?: string };

export type OneSeat = { seat: number };

export type OptionInfo = { key: string; rules: (string)[]; choices: Record<string, unknown[]>; needs: Record<string, unknown[]> };

export type PersonTold = { guest: string | null; name: string | null; seat: number | null; address?: string | null };

export type Ping = { do: "ping"; key?: string | null };

export type PongMessage = { type: "pong"; now: number; key: string | null };

export type Position = { at: number; last: number; events: (Record<string, unknown>)[]; views: (Record<string, unknown>)[]; spectator: Record<string, unknown>; held: (Held)[]; prompt: Record<string, unknown> | null; entry: Record<string, unknown> | null };

export type PresenceMessage = { type: "presence"; seats: (number)[]; watching: number };

export type Proposal = { what: "abandon" | "pause" | "resume" | "rewind"; to: number | null; by: number; agreed: (number)[] };

export type Propose = { what: "abandon" | "pause" | "resume" | "rewind"; event?: number };

export type Ready = { on: boolean };

export type Reason = { allowed: boolean; message?: string | null; rules?: (string)[] };

export type Received = { done: boolean };

export type RefusedMessage = { type: "refused"; code: string; message: string; rules?: (string)[]; key: string | null };

export type Replanned = { seat: number; plan: SeatPlan };

export type Report = { words: string; event?: number | null };

export type ReportTold = { id: string; table: string; event: number | null; by: string; about: string | null; name: string | null; said: string; words: string; created: number; done: boolean };

export type Saying = { key: string; figures: Record<string, unknown> };

export type SeatInfo = { seat: number; kind: string; name: string | null; level: string | null; colour: string; mine: boolean; free: boolean; taught: boolean; host: boolean; same: number; ready: boolean };

export type SeatPlan = { kind: "bot" | "here" | "invited" | "me" | "open" | "outside"; level?: string; name?: string };

export type ShowOut = { guest: string; on?: boolean };

export type Sit = { seat: number; seed?: string; invite?: string };

export type Spectator = { guest: string; name: string; removed: boolean };

export type Standing = { step: string; answer: Record<string, unknown> | null; about?: Record<string, unknown> };

export type StandingAnswers = { seat: number; answers: (Standing)[] };

export type Sync = { do: "sync"; since: number };

export type TableInfo = { id: string; game: string; version: number; options: Record<string, unknown>; pace: string; bank: number | null; increment: number; timeout: string; window: number; patience: number; public: boolean; status: string; created: number; host: boolean; hushed: boolean; parent: string | null; commitment: string; seeds: (string)[]; secret: string | null; next: number; seats: (SeatInfo)[]; automata: (Automa)[]; branched?: number | null; waiting?: (number)[] };

export type TableMessage = { type: "table"; table: TableInfo };

export type TableTold = { id: string; game: string; status: string; public: boolean; hidden: boolean; host: string; name: string | null; changed: number };

export type Terms = { pace?: "days" | "live"; bank?: number; increment?: number; timeout?: "bot" | "default"; window?: number; patience?: number };

export type Thing = { id: string | null; figure: number | null; done: boolean | null };

export type TurnTold = { at: number; round: number; seat: number | null };

export type TwoSeats = { seat: number; other: number };

export type Undo = { do: "undo"; seat: number; key: string };

export type Update = { type: "update"; seat: number | null; first: number; events: (Record<string, unknown>)[]; view: Record<string, unknown> | null; prompt: Record<string, unknown> | null; options: (Record<string, unknown>)[]; offer: Record<string, unknown> | null; answered: (number)[]; undo: boolean; clocks: (Clock | null)[]; closes: number | null; patient: number | null; status: string; paused: boolean; proposal: Proposal | null; away: (number)[]; resigned: (number)[]; result: Record<string, unknown> | null };

export type Verified = { game: string; version: number; entries: number; chance: number; verified: number; finished: boolean };

export type Why = { do: "why"; seat: number; id: string; key?: string | null };

export type WhyMessage = { type: "why"; allowed: boolean; message?: string | null; rules?: (string)[]; key: string | null };
