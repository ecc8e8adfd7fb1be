import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import './prose.css';

/**
 * Renders sanitized HTML from the API: without scripts, event handlers, foreign frames, forms, styles and
 * `javascript:` URLs (docs/faults.md). In the server renderer another library replaces DOMPurify
 * (app/ssr/purify.ts).
 */
export function SafeHtml({ html, lang }: { html: string; lang: string }) {
  const safe = useMemo(
    () =>
      DOMPurify.sanitize(html, {
        USE_PROFILES: { html: true },
        FORBID_TAGS: [
          'style',
          'form',
          'input',
          'button',
          'textarea',
          'select',
          'iframe',
          'audio',
          'video',
        ],
        FORBID_ATTR: ['style', 'class', 'id', 'name', 'srcset'],
      }),
    [html],
  );
  return <div lang={lang} dangerouslySetInnerHTML={{ __html: safe }} className="prose" />;
}
