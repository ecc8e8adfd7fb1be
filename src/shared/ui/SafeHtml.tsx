import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { safeAttributes, safeSchemes, safeTags } from '../../../contract/safeHtml.ts';
import './prose.css';

const rules = {
  ALLOWED_TAGS: safeTags,
  ALLOWED_ATTR: safeAttributes,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // One of the schemes, or none: what precedes the first colon is no scheme.
  ALLOWED_URI_REGEXP: new RegExp(
    `^(?:(?:${safeSchemes.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.\\-:]|$))`,
    'i',
  ),
};

/**
 * Renders sanitized HTML from the API: without scripts, event handlers, foreign frames, forms, styles and
 * `javascript:` URLs (docs/faults.md). In the server renderer another library replaces DOMPurify
 * (app/ssr/purify.ts).
 */
export function SafeHtml({ html, lang }: { html: string; lang: string | undefined }) {
  const safe = useMemo(() => DOMPurify.sanitize(html, rules), [html]);
  return <div lang={lang} dangerouslySetInnerHTML={{ __html: safe }} className="prose" />;
}
