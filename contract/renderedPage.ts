/** A rendered page: src/renderer.tsx makes its parts, the server inserts them into the HTML of the build. */
export interface RenderedPage {
  /** 404 if what the address names does not exist. */
  status: 200 | 404;
  /** Title and other elements for the page's head. */
  head: string;
  /** Style elements with the placeholder of the CSP nonce. */
  styles: string;
  html: string;
  /** JSON, which `readDehydratedState` reads in the browser. */
  dehydratedState: string;
  /** JSON of the shop's words, which `readSite` reads in the browser. */
  site: string;
  /** Names of the chunks that contain the page's code. */
  chunks: string[];
  /** Names of the chunks of which it needs only the CSS. */
  later: string[];
  /** Names of the chunks that the browser fetches with the page's, and runs later. */
  preloaded: string[];
}
