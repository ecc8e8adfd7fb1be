/** A page in its parts, as the app's renderer makes it (src/renderer.tsx) and the server puts it into the build's page. */
export interface RenderedPage {
  /** 404 when what the address names does not exist. */
  status: 200 | 404;
  /** Title and the like, for the page's head. */
  head: string;
  /** Style elements with the placeholder of the CSP nonce. */
  styles: string;
  html: string;
  /** JSON: what `readDehydratedState` reads in the browser. */
  dehydratedState: string;
  /** Names of the chunks that contain the page's code. */
  chunks: string[];
  /** Names of the chunks of which it needs only the CSS. */
  later: string[];
}
