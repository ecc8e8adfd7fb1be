/**
 * `npm run orders` lists refunds that could not be made yet, events that could not be handled yet, and what was paid
 * twice. `-- replay` handles those events again, `-- replay EVENT` one event by the provider's id, also one that was
 * handled before. `-- books FROM TO` writes invoices and credit notes of those days as CSV. A server may run meanwhile.
 */
import { Refused } from '../lib/refused.ts';
import { makeLogger } from '../plugins/log/logger.ts';
import { choosePayment } from '../dev/payment/choosePayment.ts';
import { makeMailer } from '../mail/mailer.ts';
import { makeCommerce } from '../modules/checkout/commerce.ts';
import { booksCsv } from '../modules/checkout/invoices/booksCsv.ts';
import type { Events } from '../modules/checkout/payment/events.ts';
import { ordersStatus } from '../modules/operator/shopStatus.ts';
import { printStatus, runCommand, withDatabase } from './command.ts';

async function replay(events: Events, ids: readonly string[]): Promise<void> {
  for (const event of ids) {
    const isHandled = await events.replay(event);
    if (isHandled === null) console.log(`${event}: no event of this payment provider`);
    else console.log(`${event}: ${isHandled ? 'handled' : 'not handled, npm run orders says why'}`);
  }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

await runCommand(async () => {
  const [command, eventId, to = '', ...more] = process.argv.slice(2);
  const isBooks = command === 'books' && DAY.test(eventId ?? '') && DAY.test(to);
  const isOther = command === undefined || (command === 'replay' && to === '');
  if ((!isBooks && !isOther) || more.length > 0) {
    throw new Refused(
      'Say: npm run orders, npm run orders -- replay [EVENT], or: npm run -s orders -- books 2026-01-01 2026-03-31 > books.csv',
    );
  }
  await withDatabase(async (db, config) => {
    if (isBooks) return void process.stdout.write(await booksCsv(db, { from: eventId ?? '', to }));
    if (command === undefined) return printStatus(await ordersStatus(db));
    const log = makeLogger(config);
    const { provider } = choosePayment({ config, db, log });
    const commerce = makeCommerce({ config, db, log, mailer: makeMailer(config), provider });
    const waiting = await db.sql
      .selectFrom('payment_events')
      .select('event_id')
      .where('handled_at', 'is', null)
      .orderBy('id')
      .execute();
    await replay(
      commerce.events,
      eventId === undefined ? waiting.map((one) => one.event_id) : [eventId],
    );
    await commerce.settling.idle();
  });
});
