/** A named state of the shop, made on a server through its own calls, and what a browser then holds. */

export interface Scene {
  /** Where it begins: path and query of the app. */
  address: string;
  /** Raw keys of the browser's local storage, as the app would have left them. */
  keys: Record<string, string>;
  /** Who is signed in, or can be. */
  customer?: { email: string; password: string };
  /** Words that the page at `address` shows. */
  shows: string;
  /** What a person may try and should see. */
  look: string[];
}

export interface Scenario {
  name: string;
  about: string;
  /** Must not be made on a server that others use at the same time. */
  alone?: true;
  /** Size of the catalogue; with it the server is started again after `setUp`. */
  guides?: number;
  /** Seconds that have passed since `setUp` when the scene is looked at. */
  later?: number;
  setUp(base: string): Promise<Scene>;
  /** After `later` seconds. */
  reopen?(base: string, scene: Scene): Promise<Scene>;
}
