/** Markdown of guides as the HTML that pages show, and what of it would be removed. */
import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { safeAttributes, safeSchemes, safeTags } from '../../../contract/safeHtml.ts';

const markdown = new MarkdownIt({ html: true });

const rules: sanitizeHtml.IOptions = {
  allowedTags: safeTags,
  allowedAttributes: { '*': safeAttributes },
  allowedSchemes: safeSchemes,
};
/** Removes nothing and writes HTML in the same form: what differs from it was removed. */
const noRules: sanitizeHtml.IOptions = {
  allowedTags: false,
  allowedAttributes: false,
  allowedSchemes: [],
  allowedSchemesAppliedToAttributes: [],
  allowVulnerableTags: true,
};

const loses = (html: string): boolean => sanitizeHtml(html, rules) !== sanitizeHtml(html, noRules);

/** Returns the HTML of a guide's description. */
export const toHtml = (body: string): string =>
  sanitizeHtml(markdown.render(body), rules).trimEnd();

/** Returns the lines of a text, from 0, with something that `toHtml` removes. */
export function removedLines(body: string): number[] {
  // Links with a scheme such as javascript: are text to markdown-it, so a page would show them as they are written.
  const lines = body.split('\n');
  const suspicious = lines.flatMap((line, index) =>
    /<[a-z!/?]/i.test(line) || /\]\(\s*[a-z]+:/i.test(line) ? [index] : [],
  );
  if (suspicious.length === 0) return [];
  const losesSome = loses(markdown.render(body));
  const blamed = suspicious.filter((index) => {
    const line = lines[index] ?? '';
    if (/\]\(\s*(?!https?:|mailto:|tel:)[a-z]+:/i.test(line)) return true;
    return losesSome && loses(markdown.render(line));
  });
  if (blamed.length > 0) return blamed;
  return losesSome ? suspicious.slice(0, 1) : [];
}

/** Returns the lines of a plain text, from 0, that contain a tag: a page shows it as it is written. */
export const taggedLines = (body: string): number[] =>
  body.split('\n').flatMap((line, index) => (/<\/?[a-z][^>]*>/i.test(line) ? [index] : []));
