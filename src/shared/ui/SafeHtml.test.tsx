import { render } from '@testing-library/react';
import { maliciousHtml } from '../../testing/maliciousHtml.ts';
import { SafeHtml } from './SafeHtml.tsx';

const shown = (html: string) => {
  const { container } = render(<SafeHtml html={html} lang="it" />);
  return container.innerHTML;
};

test('headings, lists, links and emphasis stay', () => {
  const html =
    '<h2>Entrare</h2><p>Un <strong>gesto</strong> <em>solo</em>.</p><ul><li>Uno</li></ul><ol><li>Due</li></ol><a href="https://example.com/">Fonte</a>';
  expect(shown(html)).toContain(html);
});

test('the text is marked as Italian', () => {
  const { container } = render(<SafeHtml html="<p>Ciao</p>" lang="it" />);
  expect(container.querySelector('[lang="it"]')).toHaveTextContent('Ciao');
});

test.each(maliciousHtml)('nothing acts that comes in %s', (_what, html) => {
  const { container } = render(<SafeHtml html={`<p>Before</p>${html}`} lang="it" />);
  const raw = 'script, xmp, noembed, plaintext, noscript, textarea';
  expect(container.querySelectorAll(raw)).toHaveLength(0);
  for (const { attributes } of container.querySelectorAll('*')) {
    expect([...attributes].filter(({ name }) => name.startsWith('on'))).toEqual([]);
  }
  expect(container).toHaveTextContent('Before');
});

// Shows.
test.each([
  ['a script', '<script>alert(1)</script>', 'script'],
  ['a script in a script', '<scr<script>ipt>alert(1)</scr</script>ipt>', '<script'],
  ['a handler', '<img src="x" onerror="alert(1)">', 'onerror'],
  ['a handler without quotes', '<p onclick=alert(1)>x</p>', 'onclick'],
  ['a handler in SVG', '<svg onload="alert(1)"><circle /></svg>', 'svg'],
  ['a javascript: address', '<a href="javascript:alert(1)">x</a>', 'javascript:'],
  ['a hidden javascript: address', '<a href="java&#10;script&colon;alert(1)">x</a>', 'href'],
  ['a data: page', '<a href="data:text/html,<script>alert(1)</script>">x</a>', 'data:'],
  ['a foreign frame', '<iframe src="https://evil.example.com"></iframe>', 'iframe'],
  ['an object', '<object data="https://evil.example.com"></object>', 'object'],
  ['an embedded plug-in', '<embed src="https://evil.example.com">', 'embed'],
  ['a form', '<form action="https://evil.example.com"><input name="password"></form>', 'form'],
  ['a field', '<input name="password" autofocus>', 'input'],
  ['a style sheet', '<style>body { display: none }</style>', 'style'],
  ['a style', '<p style="position: fixed; inset: 0">x</p>', 'style='],
  ['a class of the app', '<p class="skip-link">x</p>', 'skip-link'],
  ['an id that shadows ours', '<p id="root">x</p>', 'id='],
  ['a base address', '<base href="https://evil.example.com">', 'base'],
  ['a redirect', '<meta http-equiv="refresh" content="0;url=https://evil.example.com">', 'meta'],
  ['a linked sheet', '<link rel="stylesheet" href="https://evil.example.com/a.css">', 'link'],
  ['a sound', '<audio src="https://evil.example.com/a.mp3" autoplay></audio>', 'audio'],
  ['a math trick', '<math><mtext><script>alert(1)</script></mtext></math>', 'script'],
])('%s is taken out', (_what, html, trace) => {
  const safe = shown(`<p>Before</p>${html}<p>After</p>`);
  expect(safe.replace(/class="[^"]*prose[^"]*"/, '')).not.toContain(trace);
  expect(safe).toContain('<p>Before</p>');
  expect(safe).toContain('<p>After</p>');
});
