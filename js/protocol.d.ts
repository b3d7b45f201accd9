// The types of crates/desk/assets/PROTOCOL.md, for `tsc --checkJs`. Nothing here is shipped.

type Colour = "white" | "black";
type Seat = Colour | "both" | "arbiter" | "none";
/** A FEN letter, or "" where a square is empty. */
type Man = string;
/** "a1" to "h8". */
type SquareName = string;
/** Words by key, some of them grouped. */
type Labels = {
  [key: string]: any;
};

interface Castling {
  kind: "castling";
  wing: "king" | "queen";
  from: SquareName;
  to: SquareName;
  rook: SquareName;
  rookTo: SquareName;
  by?: Colour;
}

interface Promotion {
  kind: "promotion";
  from: SquareName;
  to: SquareName;
  by: Colour;
  rook?: undefined;
}

/** A move that has begun and is not finished. */
type Loose = Castling | Promotion;

interface LastMove {
  by: Colour;
  from: SquareName;
  to: SquareName;
  completed: boolean;
}

interface Dial {
  ms: number;
  period: number;
  periods: number;
  control: number | null;
  made: number;
  increment: number;
  delay: number;
  next: number | null;
  down: boolean;
}

interface Clocks {
  running: Colour | null;
  since: number;
  delay_left: number;
  falls: { who: Colour; at: number; complete?: boolean }[];
  white: Dial;
  black: Dial;
}

interface Answer {
  kind: string;
  line: string;
  text: string;
  article: string;
  href: string;
}

interface MoveLine {
  number: number;
  by: Colour;
  text: string;
  clock?: string;
  completed: boolean;
}

interface RulingLine {
  number: number;
  at: string;
  text: string;
  reason?: string;
  answers: Answer[];
}

interface Announcement {
  number: number;
  text: string;
  german: string;
}

interface GameState {
  game: string;
  number: number;
  sent: number;
  phase: "before" | "running" | "stopped" | "adjourned" | "over";
  variant?: "standard" | "chess960";
  mode: "board" | "clock";
  fen: string;
  last: LastMove | null;
  hand: { by: Colour; squares: SquareName[] } | null;
  loose: Loose | null;
  clocks: Clocks;
  moves?: MoveLine[];
  offers?: { by: Colour; open: boolean; text: string }[];
  duties?: { text: string; article: string; href: string }[];
  rulings?: RulingLine[];
  says?: Announcement[];
  status?: string;
  result: string | null;
  delay_ms?: number;
}

/** The desk's answer to an act. */
interface ActAnswer {
  sent: number;
  number: number;
  answers?: Answer[];
  state?: GameState;
}

/** `data-game` of a board page. */
interface GameConfig {
  game: string;
  act: string;
  events: string;
  time: string;
  seat: Seat;
  token?: string;
  language: string;
  letters?: Record<string, string>;
  words?: Record<string, string>;
  state: GameState | null;
}

/** An entry's operation on a scoresheet. */
interface SheetOp {
  kind: "write" | "dash" | "strike" | "offer" | "time" | "sign" | "unsign" | "take";
  ply?: number;
  text?: string;
  from?: SquareName;
  to?: SquareName;
  becomes?: string;
  on?: boolean;
  by?: Colour;
  result?: string;
}

interface SheetEntry {
  id: string;
  device: string;
  /** The device's time. */
  made: number;
  op: SheetOp;
  /** Its number in the record, once the desk has it. */
  number?: number;
  /** The desk will never take it. */
  refused?: boolean;
}

interface SheetLine {
  text: string;
  dash: boolean;
  offer: boolean;
  time: string;
  from?: SquareName;
  to?: SquareName;
  becomes?: string;
  /** Corrected texts, oldest first. */
  before: string[];
}

interface Sheet {
  lines: SheetLine[];
  signed: Record<Colour, { result: string; made: number } | null>;
  /** The device that holds the sheet. */
  holder: string | null;
  trace: { entry: SheetEntry; was: string }[];
}

/** `data-sheet` of a scoresheet page. */
interface SheetConfig {
  sheet: string;
  url: string;
  token?: string;
  seat: Colour;
  fen?: string;
  first?: Colour;
  number?: number;
  letters?: Record<string, string>;
  labels?: Labels;
  words?: Record<string, string>;
  worker?: string;
  scope?: string;
}

/** The part of a service worker's scope that is used; the library of workers cannot be loaded beside that of pages. */
interface ServiceWorkerGlobalScope {
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(name: "message", listener: (event: ExtendableEvent & { data: any }) => void): void;
  addEventListener(name: "fetch", listener: (event: FetchEvent) => void): void;
}

interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
