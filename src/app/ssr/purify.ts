import sanitizeHtml from 'sanitize-html';
import { safeAttributes, safeSchemes, safeTags } from '../../../contract/safeHtml.ts';

/** Replaces DOMPurify in the renderer, which has no HTML parser of a browser (tools/webpack/ssr.ts). */
const purify = {
  sanitize: (html: string): string =>
    sanitizeHtml(html, {
      allowedTags: safeTags,
      allowedAttributes: { '*': safeAttributes },
      allowedSchemes: safeSchemes,
    }),
};

// eslint-disable-next-line import/no-default-export -- As DOMPurify's own.
export default purify;
