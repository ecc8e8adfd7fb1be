import { renderedPages } from '../../support/renderedPages.ts';

/** A path of each page that the server sends as complete HTML. */
export const everyPath = [...renderedPages.map(([path]) => path), '/no/such/page'];
