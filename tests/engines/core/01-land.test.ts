import { test } from '../support/test.ts';
import { dialog, heading, link, main } from '../support/target.ts';

test('land: the shop is shown, the sign-in dialog opens by itself, and a guide opens', async ({
  tab,
}) => {
  await tab.open('/');
  await tab.sees(heading('Full of great ideas'));
  await tab.sees(dialog('Login'));
  await tab.press('Escape');
  await tab.lacks(dialog('Login'));
  await tab.click(link(/^Get Access/, main));
  await tab.isAt(/^\/audio-guide\/\d+$/);
  await tab.sees(heading('Analysis and key concepts'));
});
