import Box from '@mui/material/Box';
import DOMPurify from 'dompurify';
import { useMemo, useSyncExternalStore } from 'react';
import './prose.css';

const neverChanges = () => () => undefined;
const yes = () => true;
const no = () => false;

/**
 * HTML from the API, shown after everything that could act was taken out: scripts, handlers, foreign
 * frames, forms, styles, `javascript:` addresses (faults.md, *Input*).
 */
export function SafeHtml({ html, lang }: { html: string; lang: string }) {
  // Without a browser's parser nothing can be made safe: the server leaves the text out.
  const hasParser = useSyncExternalStore(neverChanges, yes, no);
  const safe = useMemo(
    () =>
      hasParser &&
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
    [hasParser, html],
  );
  return <Box lang={lang} className="prose" dangerouslySetInnerHTML={{ __html: safe || '' }} />;
}
