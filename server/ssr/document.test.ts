import type { RenderedPage } from '../../contract/renderedPage.ts';
import { documentOf, styleHashesOf, type BuiltFiles } from './document.ts';

const template =
  '<!doctype html><html><head><title>Cicerone</title>' +
  '<meta name="description" content="plain"><link href="/assets/main.css" rel="stylesheet">' +
  '<script defer src="/assets/main.js"></script></head><body><div id="root"></div></body></html>';

const built: BuiltFiles = {
  publicPath: '/',
  chunks: {
    main: ['assets/vendor.js', 'assets/main.js', 'assets/main.css'],
    'page-guide': ['assets/guide.js', 'assets/guide.css'],
    later: ['assets/later.js', 'assets/later.css'],
  },
  styles: new Map([
    ['assets/main.css', 'body{margin:0}'],
    ['assets/guide.css', '.guide{}'],
    ['assets/later.css', '.later{}'],
  ]),
};

const page = (changes: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  head: '<title>A guide</title><meta name="description" content="its own">',
  styles: '<style>.emotion{}</style>',
  html: '<main>text</main>',
  dehydratedState: '{"queries":{}}',
  site: '{"isBundled":false}',
  chunks: ['page-guide'],
  later: ['later'],
  preloaded: [],
  ...changes,
});

test('a page has its own title and description once, and the rules of its chunks inside it', () => {
  const text = documentOf(template, page(), { files: built, nonce: 'abc' });
  expect(text.match(/<title>/g)).toHaveLength(1);
  expect(text).toContain('<title>A guide</title>');
  expect(text.match(/name="description"/g)).toHaveLength(1);
  for (const rules of ['body{margin:0}', '.guide{}', '.later{}', '.emotion{}']) {
    expect(text).toContain(rules);
  }
  expect(text).not.toContain('rel="stylesheet"');
});

test('the page has each script once, after its content and in order, and none of a chunk that is needed for its CSS', () => {
  const text = documentOf(template, page(), { files: built, nonce: 'abc' });
  expect(text.slice(text.indexOf('id="dehydrated-state"'))).toContain(
    '<script defer src="/assets/guide.js"></script>' +
      '<link rel="preload" as="script" fetchpriority="high" media="(max-width: 599px)" href="/assets/vendor.js">' +
      '<script defer src="/assets/vendor.js"></script>' +
      '<script defer src="/assets/main.js"></script></body>',
  );
  expect(text.match(/<script defer/g)).toHaveLength(3);
});

test('the scripts that a press needs are fetched after those of the page', () => {
  const text = documentOf(template, page({ preloaded: ['later'] }), { files: built, nonce: 'abc' });
  expect(text).toContain(
    '<script defer src="/assets/main.js"></script>' +
      '<link rel="preload" as="script" fetchpriority="low" href="/assets/later.js"></body>',
  );
});

test.each([200, 404] as const)(
  'the first paint of a %s waits for the end of its content',
  (status) => {
    const text = documentOf(template, page({ status }), { files: built, nonce: 'abc' });
    const [head = '', body = ''] = text.split('<body>');
    const [, id = ''] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(head) ?? [];
    expect(body).toContain(`<div id="root"><main>text</main></div><i id="${id}" hidden>`);
  },
);

test('data cannot end its script element, and "$&" in a page is text', () => {
  const dehydratedState = JSON.stringify({
    title: '</script><script>alert(1)</script>',
    price: '$& $1',
  });
  const text = documentOf(template, page({ dehydratedState, html: '<p>$& $1</p>' }), {
    files: built,
    nonce: 'abc',
  });
  expect(text).not.toContain('</script><script>alert');
  expect(text).toContain('<p>$& $1</p>');
  const [, json = ''] = /id="dehydrated-state">(.*?)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(json)).toEqual(JSON.parse(dehydratedState));
});

test('an unknown page has no dehydrated state: the browser sends the queries', () => {
  expect(documentOf(template, page({ status: 404 }), { files: built, nonce: 'abc' })).not.toContain(
    'dehydrated-state',
  );
});

test('each style attribute is allowed by the hash of its text, once', () => {
  const hashes = styleHashesOf(
    '<i style="--a:url(&quot;x&quot;)"></i><b style="--a:url(&quot;x&quot;)"></b><u style="top:0"></u>',
  );
  expect(hashes).toEqual([
    "'sha256-GPquvdHpgVTHu5ZUeIxHEjKMbxqAdUEqeo7LODQtraE='",
    expect.stringMatching(/^'sha256-.{44}'$/),
  ]);
});
