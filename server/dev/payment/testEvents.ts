/** Events of the test provider (testProvider.ts), signed in the same way as Stripe's. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';
import { now } from '../../lib/clock.ts';
import { badEvent, malformedEvent } from '../../modules/checkout/payment/provider.ts';

const TOLERANCE_SECONDS = 300;

const TestEvent = Type.Object({
  id: Type.String(),
  type: Type.Union([Type.Literal('paid'), Type.Literal('refunded'), Type.Literal('disputed')]),
  /** Id of the payment page; its state is in the test provider's table. */
  page: Type.String(),
});
type TestEvent = Static<typeof TestEvent>;

/** An event as a provider sends it. */
export interface SignedEvent {
  body: Buffer;
  signature: string;
}

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

export function testEvents(secret: string) {
  const macOf = (time: string, body: Buffer): Buffer =>
    createHmac('sha256', `payment test:${secret}`).update(`${time}.`).update(body).digest();

  return {
    /** Signs the text of an event; again whenever it is sent, because a signature soon expires. */
    sign: (text: string): SignedEvent => {
      const body = Buffer.from(text);
      const time = String(Math.floor(now().getTime() / 1000));
      return { body, signature: `t=${time},v1=${macOf(time, body).toString('hex')}` };
    },

    /**
     * Checks the signature.
     * @throws HttpError 400 for a body that is unsigned, stale or altered
     */
    verify: (body: Buffer, signature: string | undefined): void => {
      const [, time = '', given = ''] =
        /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
      const age = Math.abs(now().getTime() / 1000 - Number(time));
      const right = given !== '' && timingSafeEqual(Buffer.from(given, 'hex'), macOf(time, body));
      if (!right || age > TOLERANCE_SECONDS) throw badEvent();
    },
  };
}
