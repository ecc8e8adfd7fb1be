import { buy } from '../../support/customers/shop.ts';
import { longGuide, playLastTrack, playsPast, seekToMiddle } from '../support/player.ts';
import { test } from '../support/test.ts';
import { button, heading, link, main, text, type Target } from '../support/target.ts';

const downloads: Target = { role: 'region', name: 'Downloads' };

test('download and play offline: a paid guide plays and seeks without a server', async ({
  tab,
  openTab,
  customer,
  shop,
  engineName,
}) => {
  const { id, title } = await longGuide(shop.url);
  await buy(customer, id);
  await tab.open(`/audio-guide/${id}`);
  await tab.click(button('Download', main));
  if (engineName === 'webkit') {
    await tab.sees(text(/^This browser deletes downloads from sites that you have not used/));
    await tab.click({ role: 'menuitem', name: 'Download' });
  }
  await tab.sees(button('Downloaded', main), 60_000);
  await tab.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await tab.close();
  await shop.stop();

  const cold = await openTab();
  await cold.open('/user/library');
  await cold.sees(text(/^Downloaded · [\d.]+ [KM]B$/, downloads));
  await cold.click(link(title, downloads));
  await cold.sees(heading(title, main));
  await playLastTrack(cold);
  await playsPast(cold, 1);
  await playsPast(cold, (await seekToMiddle(cold)) + 1);
});
