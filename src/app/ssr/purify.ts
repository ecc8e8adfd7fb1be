import sanitizeHtml from 'sanitize-html';

interface Rules {
  FORBID_TAGS: string[];
}

/**
 * Replaces DOMPurify in the renderer, which has no HTML parser of a browser (tools/webpack/ssr.ts). The rules are
 * stricter than in the browser: only texts and links.
 */
const purify = {
  sanitize: (html: string, { FORBID_TAGS }: Rules): string =>
    sanitizeHtml(html, {
      allowedTags: sanitizeHtml.defaults.allowedTags.filter((tag) => !FORBID_TAGS.includes(tag)),
      allowedAttributes: { a: ['href', 'title'], '*': ['lang', 'dir'] },
    }),
};

// eslint-disable-next-line import/no-default-export -- As DOMPurify's own.
export default purify;
