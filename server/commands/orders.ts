/**
 * `npm run orders` lists refunds that could not be made yet, events that could not be handled yet, and what was paid
 * twice. `-- replay` handles those events again, `-- replay EVENT` one event by the provider's id, also one that was
 * handled before. A server may run meanwhile.
 */
import { Refused } from '../lib/refused.ts';
import { makeLogger } from '../plugins/log/logger.ts';
import { choosePayment } from '../dev/payment/choosePayment.ts';
import { makeMailer } from '../mail/mailer.ts';
import { signingKey } from '../modules/access/signing.ts';
import { makeCommerce, type Commerce } from '../modules/checkout/commerce.ts';
import { runCommand, withDatabase } from './command.ts';

const when = (at: Date | null): string => at?.toISOString() ?? 'at once';

async function list({ attention }: Commerce): Promise<void> {
  const [refunds, events, twice] = await Promise.all([
    attention.refunds(),
    attention.events(),
    attention.paidTwice(),
  ]);
  if (refunds.length + events.length + twice.length === 0) console.log('Nothing waits.');
  for (const refund of refunds) {
    const { needsAttention, amount, atProvider, payment, order, customer } = refund;
    console.log(
      `${needsAttention ? 'NEEDS ATTENTION' : 'waiting'}: refund of ${amount} for ${atProvider}` +
        ` (payment ${payment}, order ${order}, customer ${customer}): attempts ${refund.attempts},` +
        ` next ${when(refund.nextAttempt)}${refund.problem === null ? '' : `, ${refund.problem}`}`,
    );
  }
  for (const { event, type, received, attempts, nextAttempt, problem } of events) {
    console.log(
      `event ${event} (${type}) of ${when(received)}: attempts ${attempts}, next ${when(nextAttempt)}` +
        (problem === null ? '' : `, ${problem}`),
    );
  }
  for (const { title, customer, orders } of twice) {
    console.log(
      `paid twice: ${title} by orders ${orders} (customer ${customer}). Refund one of them.`,
    );
  }
}

async function replay({ attention, events }: Commerce, eventId: string | undefined): Promise<void> {
  const waiting = eventId === undefined ? await attention.events() : [{ event: eventId }];
  for (const { event } of waiting) {
    const isHandled = await events.replay(event);
    if (isHandled === null) console.log(`${event}: no event of this payment provider`);
    else console.log(`${event}: ${isHandled ? 'handled' : 'not handled, npm run orders says why'}`);
  }
}

await runCommand(async () => {
  const [command, eventId, ...more] = process.argv.slice(2);
  if ((command !== undefined && command !== 'replay') || more.length > 0) {
    throw new Refused('Say: npm run orders, or: npm run orders -- replay [EVENT]');
  }
  await withDatabase(async (db, config) => {
    const log = makeLogger(config);
    const secret = await signingKey(db, config.mediaSigningKey);
    const { provider } = choosePayment({ config, db, log }, secret);
    const commerce = makeCommerce({ config, db, log, mailer: makeMailer(config), provider });
    await (command === undefined ? list(commerce) : replay(commerce, eventId));
    await commerce.settling.idle();
  });
});
