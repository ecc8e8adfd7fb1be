/**
 * `npm run accounts -- delete EMAIL` deletes an account, and keeps what bookkeeping needs. A server may run meanwhile.
 */
import { normalEmail } from '../../contract/typedInput.ts';
import { Refused } from '../lib/refused.ts';
import { deleteAccount } from '../modules/accounts/deleteAccount.ts';
import { makeLogger } from '../plugins/log/logger.ts';
import { runCommand, withDatabase } from './command.ts';

await runCommand(async () => {
  const [command, typed = '', ...more] = process.argv.slice(2);
  const email = normalEmail(typed);
  if (command !== 'delete' || !email || more.length > 0) {
    throw new Refused('Say: npm run accounts -- delete EMAIL');
  }
  await withDatabase(async (db, config) => {
    // Deletions are in the security log.
    makeLogger(config);
    const deleted = await deleteAccount(db, { email });
    if (!deleted) throw new Refused(`No account has the address ${email}.`);
    const { account, invoices, keptAs, orders } = deleted;
    console.log(`Account ${account} is deleted.`);
    if (keptAs === null) return;
    console.log(
      `Kept without the customer, as account ${keptAs}: orders ${orders}, invoices ${invoices}.`,
    );
  });
});
