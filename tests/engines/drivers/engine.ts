/** What the core tests need of a browser engine: `bidi.ts` drives Chromium and Firefox, `webkit.ts` WebKitGTK. */

/** The keys that tests press, by their names in `KeyboardEvent.key`. */
export type Key = 'Enter' | 'Escape';

/** A page of a profile. Scripts run in the page: they see no variable from outside but their arguments (JSON). */
export interface EnginePage {
  /** Resolves when the document is loaded. */
  open(address: string): Promise<void>;
  evaluate<Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Runs a program text of any length, such as a library. */
  runProgram(text: string): Promise<void>;
  /** Clicks the middle of the element that the script returns, with a true mouse event. */
  clickElement<Args extends unknown[]>(
    script: (...args: Args) => Element,
    ...args: Args
  ): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  close(): Promise<void>;
}

/** Storage of its own, like a new installation of the browser. */
export interface Profile {
  newPage(): Promise<EnginePage>;
  close(): Promise<void>;
}

export interface Engine {
  openProfile(): Promise<Profile>;
  stop(): Promise<void>;
}
