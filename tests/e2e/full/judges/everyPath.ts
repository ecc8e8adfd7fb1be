import { languages, pathIn } from '../../../../contract/languages.ts';
import { renderedPages } from '../../support/renderedPages.ts';

const paths = [...renderedPages.map(([path]) => path), '/no/such/page'];

/** A path of each page that the server sends as complete HTML, in each language. */
export const everyPath = languages.flatMap((language) =>
  paths.map((path) => pathIn(language, path)),
);
