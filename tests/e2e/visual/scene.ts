import type { Page } from '@playwright/test';
import type { Person, Who } from './people.ts';

/** One screen in one state. */
export interface Scene {
  name: string;
  who: Who;
  at: string | ((person: Person) => string);
  /** What fails meanwhile: API addresses as Playwright's patterns. */
  broken?: string;
  /** Changes the loaded page to the state. */
  then?: (page: Page) => Promise<unknown>;
  /** Milliseconds by which the page's clock is moved ahead, for a state that needs time. Needs `alone`. */
  later?: number;
  /** The only size that has this state. */
  only?: 'desktop' | 'phone';
  /** A toast covers part of the page for seconds: the covered part is not measured (authAxe checks toasts). */
  covered?: boolean;
  /** It changes the browser's storage, so it has its own browser. */
  alone?: boolean;
}
