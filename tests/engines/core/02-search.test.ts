import { test } from '../support/test.ts';
import { button, dialog, header, heading, link } from '../support/target.ts';

test('search: what is typed is found, and opens', async ({ tab }) => {
  const results = dialog('Search results');
  await tab.open('/person');
  await tab.click(button('Search', header));
  await tab.fill({ role: 'combobox', name: 'Search Audio Guide' }, 'caravaggio');
  await tab.sees({ role: 'region', name: 'Guides', inside: results });
  await tab.click(link(/./, results));
  await tab.isAt(/^\/audio-guide\/\d+$/);
  await tab.sees(heading(/Caravaggio/));
});
