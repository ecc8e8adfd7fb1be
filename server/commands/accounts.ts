/**
 * `npm run accounts -- delete EMAIL` deletes an account, and keeps what bookkeeping needs. A server may run meanwhile.
 */
import { readConfig } from '../config.ts';
import { openForCommand } from '../db/open.ts';
import { normalEmail } from '../../contract/typedInput.ts';
import { deleteAccount } from '../modules/accounts/deleteAccount.ts';
import { makeLogger } from '../plugins/log/logger.ts';

async function main(): Promise<void> {
  const [command, typed = '', ...more] = process.argv.slice(2);
  const email = normalEmail(typed);
  if (command !== 'delete' || !email || more.length > 0) {
    throw new Error('Say: npm run accounts -- delete EMAIL');
  }
  const config = readConfig();
  const db = await openForCommand({ ...config, log: makeLogger(config) });
  try {
    const deleted = await deleteAccount(db, email);
    if (!deleted) throw new Error(`No account has the address ${email}.`);
    const { account, invoices, keptAs, orders } = deleted;
    console.log(`Account ${account} is deleted.`);
    if (keptAs === null) return;
    console.log(
      `Kept without the customer, as account ${keptAs}: orders ${orders}, invoices ${invoices}.`,
    );
  } finally {
    await db.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
