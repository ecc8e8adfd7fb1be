import { maliciousHtml } from '../../testing/maliciousHtml.ts';
import purify from './purify.ts';

const FORBID_TAGS = ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe'];

/** Returns the DOM that a browser makes of the sanitized HTML, inert. */
const parsed = (html: string): HTMLElement => {
  const template = document.createElement('div');
  template.append(
    document.createRange().createContextualFragment(purify.sanitize(html, { FORBID_TAGS })),
  );
  return template;
};

test.each(maliciousHtml)('the renderer lets nothing act that comes in %s', (_what, html) => {
  const page = parsed(`<p>Before</p>${html}`);
  expect(page.querySelectorAll('script, img, svg, iframe, style, textarea, xmp')).toHaveLength(0);
  for (const { attributes } of page.querySelectorAll('*')) {
    expect([...attributes].filter(({ name }) => name.startsWith('on'))).toEqual([]);
  }
  expect(page.firstElementChild?.outerHTML).toBe('<p>Before</p>');
});
