import type { Commerce } from '../../modules/checkout/commerce.ts';
import type { TestProvider } from './testProvider.ts';

/** Returns the shop, whose job for events also has those sent again that the test provider could not deliver. */
export function withRedelivery(commerce: Commerce, provider: TestProvider): Commerce {
  const { receive, retry } = commerce.events;
  const redelivered: typeof retry = async () => {
    await retry();
    await provider.redeliver(receive);
  };
  return { ...commerce, events: { ...commerce.events, retry: redelivered } };
}
