import { pay } from '../support/customer.ts';
import { longGuide, playLastTrack, playsPast } from '../support/player.ts';
import { test } from '../support/test.ts';
import { button, heading, text } from '../support/target.ts';

const plan = /Abbonamento annuale/;

test('subscribe: a paid plan opens every guide', async ({ tab, customer: _, shop }) => {
  await tab.open('/subscribe');
  await tab.click({ role: 'radio', name: plan });
  await tab.click(button('Subscribe New'));
  await pay(tab);
  await tab.sees(text(/Your subscription is active/));
  await tab.open('/user/profile?Tab=Subscriptions');
  await tab.sees(heading(plan));
  await tab.open(`/audio-guide/${(await longGuide(shop.url)).id}`);
  await playLastTrack(tab);
  await playsPast(tab, 1);
});
