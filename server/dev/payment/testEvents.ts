/** Events of the test provider (testProvider.ts). They are not signed: one says only which page to look at. */
import { randomBytes } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';
import { malformedEvent } from '../../modules/checkout/payment/provider.ts';

const Id = Type.String({ pattern: '^[\\w-]{24}$' });

const TestEvent = Type.Object({
  id: Id,
  type: Type.Union([Type.Literal('paid'), Type.Literal('refunded'), Type.Literal('disputed')]),
  /** Id of the payment page; its state is in the test provider's table. */
  page: Id,
});
type TestEvent = Static<typeof TestEvent>;

/** Returns the text of a new event about a payment page. */
export function newEvent(type: TestEvent['type'], page: string): string {
  const id = randomBytes(18).toString('base64url');
  return JSON.stringify({ id, type, page } satisfies TestEvent);
}

/**
 * Returns the event in a webhook's body.
 * @throws HttpError 400 for any other text
 */
export function eventIn(body: string): TestEvent {
  let event: unknown;
  try {
    event = JSON.parse(body);
  } catch {
    throw malformedEvent();
  }
  if (!Check(TestEvent, event)) throw malformedEvent();
  return event;
}
