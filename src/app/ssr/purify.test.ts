import { render } from '@testing-library/react';
import { createElement } from 'react';
import { SafeHtml } from '../../shared/ui/SafeHtml.tsx';
import { maliciousHtml } from '../../testing/maliciousHtml.ts';
import purify from './purify.ts';

/** Returns the DOM that a browser makes of the sanitized HTML, inert. */
const parsed = (html: string): HTMLElement => {
  const template = document.createElement('div');
  template.append(document.createRange().createContextualFragment(purify.sanitize(html)));
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

test.each([
  '<h2 id="a">Entrare</h2><p class="b" dir="ltr">Un <strong title="x">gesto</strong><br>solo.</p>',
  '<figure><img src="a.webp" alt="Una porta"><figcaption>La <u>porta</u></figcaption></figure>',
  '<div data-x="1" aria-label="y" role="alert" style="color: red"><custom-tag>Testo</custom-tag></div>',
  '<table><caption>C</caption><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  '<a href="/person/1">a</a><a href="#b">b</a><a href="mailto:a@b.it">c</a><a href="tel:+39">d</a>',
  '<a href="ftp://a.it">a</a><a href="javascript:alert(1)">b</a><a href="HTTPS://a.it">c</a><a href="a:b">d</a>',
  '<form><input value="a"><button>b</button></form><video controls></video><details open>c</details>',
  '<script>a</script><style>b</style><iframe src="/"></iframe><object>c</object>',
])('the renderer and the browser show the same of %s', (html) => {
  const { container } = render(createElement(SafeHtml, { html, lang: 'it' }));
  expect(container.querySelector('.prose')?.innerHTML).toBe(parsed(html).innerHTML);
});
