import { pay } from '../support/customer.ts';
import { longGuide, playLastTrack, playsPast } from '../support/player.ts';
import { test } from '../support/test.ts';
import { button, link, text } from '../support/target.ts';

test('buy: from the cart over the payment page to a track that was locked', async ({
  tab,
  customer: _,
  shop,
}) => {
  const { id } = await longGuide(shop.url);
  await tab.open(`/user/subscribe/${id}`);
  await tab.click(button('Add to Cart'));
  await tab.isAt(/^\/user\/cart$/);
  await tab.click(button('Purchase Now'));
  await pay(tab);
  await tab.sees(text(/every track is unlocked/));
  // The question before the first play.
  await tab.click(button('Start listening'));
  await tab.click(link('Continue listening'));
  await playLastTrack(tab);
  await playsPast(tab, 1);
});
