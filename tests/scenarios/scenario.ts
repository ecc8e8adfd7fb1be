/** A named state of the shop, which is made through a server's calls, and the resulting storage of a browser. */

export interface Scene {
  /** The address to open: path and query of the app. */
  address: string;
  /** Raw keys of the browser's local storage, as the app would have stored them. */
  keys: Record<string, string>;
  /** The customer who is signed in, or can sign in. */
  customer?: { email: string; password: string };
  /** A text on the page at `address`. */
  shows: string;
  /** What to try, and what should happen. */
  look: string[];
}

export interface Scenario {
  name: string;
  about: string;
  /** Must not be made on a server with other users. */
  alone?: true;
  /** Size of the catalogue; with it the server is started again after `setUp`. */
  guides?: number;
  /** Seconds after `setUp` at which the scene is opened. */
  later?: number;
  setUp(base: string): Promise<Scene>;
  /** Called after `later` seconds. */
  reopen?(base: string, scene: Scene): Promise<Scene>;
}
