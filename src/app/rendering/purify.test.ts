import purify from './purify.ts';

const FORBID_TAGS = ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe'];

/** The page that a browser makes of what was let through, inert. */
const parsed = (html: string): HTMLElement => {
  const template = document.createElement('div');
  template.append(
    document.createRange().createContextualFragment(purify.sanitize(html, { FORBID_TAGS })),
  );
  return template;
};

const ATTACK = '<img src="x" onerror="alert(1)"><script>alert(1)</script>';

/** Browsers read what is inside these as text, a parser that does not reads elements, or the other way round. */
test.each([
  ['xmp', `<xmp>${ATTACK}</xmp>`],
  ['xmp that ends in an attribute', `<xmp><p title="</xmp>${ATTACK}">`],
  ['noembed', `<noembed>${ATTACK}</noembed>`],
  ['noembed that ends in an attribute', `<noembed><p title="</noembed>${ATTACK}">`],
  ['plaintext', `<plaintext>${ATTACK}`],
  ['noscript', `<noscript>${ATTACK}</noscript>`],
  ['noscript that ends in an attribute', `<noscript><p title="</noscript>${ATTACK}">`],
  ['textarea', `<textarea>${ATTACK}</textarea>`],
  ['textarea that ends in an attribute', `<textarea><p title="</textarea>${ATTACK}">`],
  ['a textarea in xmp', `<xmp><textarea></xmp>${ATTACK}</textarea></xmp>`],
  ['entities in xmp', '<xmp>&lt;img src=x onerror=alert(1)&gt;</xmp>'],
  [
    'entities in textarea',
    '<textarea>&lt;/textarea&gt;&lt;img src=x onerror=alert(1)&gt;</textarea>',
  ],
  ['a script', `<p>${ATTACK}</p>`],
])('the renderer lets nothing act that comes in %s', (_what, html) => {
  const page = parsed(`<p>Before</p>${html}`);
  expect(page.querySelectorAll('script, img, svg, iframe, style, textarea, xmp')).toHaveLength(0);
  for (const { attributes } of page.querySelectorAll('*')) {
    expect([...attributes].filter(({ name }) => name.startsWith('on'))).toEqual([]);
  }
  expect(page.firstElementChild?.outerHTML).toBe('<p>Before</p>');
});
