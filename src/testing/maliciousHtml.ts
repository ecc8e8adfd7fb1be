const attack = '<img src="x" onerror="alert(1)"><script>alert(1)</script>';

/** Elements whose content browsers parse as text and other parsers as elements, or the reverse: `[name, html]`. */
export const maliciousHtml: [string, string][] = [
  ['xmp', `<xmp>${attack}</xmp>`],
  ['xmp that ends in an attribute', `<xmp><p title="</xmp>${attack}">`],
  ['noembed', `<noembed>${attack}</noembed>`],
  ['noembed that ends in an attribute', `<noembed><p title="</noembed>${attack}">`],
  ['plaintext', `<plaintext>${attack}`],
  ['noscript', `<noscript>${attack}</noscript>`],
  ['noscript that ends in an attribute', `<noscript><p title="</noscript>${attack}">`],
  ['textarea', `<textarea>${attack}</textarea>`],
  ['textarea that ends in an attribute', `<textarea><p title="</textarea>${attack}">`],
  ['a textarea in xmp', `<xmp><textarea></xmp>${attack}</textarea></xmp>`],
  ['entities in xmp', '<xmp>&lt;img src=x onerror=alert(1)&gt;</xmp>'],
  [
    'entities in textarea',
    '<textarea>&lt;/textarea&gt;&lt;img src=x onerror=alert(1)&gt;</textarea>',
  ],
  ['a script', `<p>${attack}</p>`],
];
