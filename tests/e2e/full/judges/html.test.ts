import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { rendererIsReady } from '../../support/renderedPages.ts';
import { e2eServer } from '../../support/server.ts';
import { expect, test } from '../../support/test.ts';
import { everyPath } from './everyPath.ts';

const judge = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // How React and the minifier of the document write: parsers read the same.
      'doctype-style': 'off',
      'attr-case': 'off',
      'attr-quotes': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // Files of the page's own origin.
      'require-sri': ['error', { target: 'crossorigin' }],
      // React's useId begins ids with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // Computed sizes and positions.
      'no-inline-style': 'off',
      // MUI repeats its own classes.
      'no-dup-class': 'off',
      // The heading of a card shows a shortened title and is named by the whole one.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // A <ul> without markers is no list for VoiceOver. MUI's list buttons and accordions are divs with roles and keys.
      'prefer-native-element': ['error', { exclude: ['list', 'listitem', 'button', 'region'] }],
    },
  }),
);

test.beforeAll(rendererIsReady);

for (const path of everyPath) {
  test(`html-validate finds nothing in ${path}`, async () => {
    const response = await fetch(e2eServer() + path, { headers: { accept: 'text/html' } });
    const html = await response.text();
    // Not the page without content that the server sends when its renderer fails.
    expect(html).toContain('<h1');
    const { results } = await judge.validateString(html, path);
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(found).toEqual([]);
  });
}
