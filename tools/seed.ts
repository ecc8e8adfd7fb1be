import { ensureCatalogue } from './lib/prepare.ts';

// `npm run seed`: makes the bundled catalogue if it is missing or out of date, then fills the database.
await ensureCatalogue();
await import('../server/commands/seed.ts');
