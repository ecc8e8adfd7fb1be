import { join } from 'node:path';
import type { DemoCustomers } from './catalogue/demoCustomers.ts';
import type { Config } from './config.ts';
import { hostInUrl } from './http/siteOrigin.ts';

export interface BannerParts {
  config: Config;
  /** Absent if the catalogue has no demo customers, or if they cannot sign in. */
  customers: DemoCustomers | undefined;
  firstStart: boolean;
  port: number;
  /** Seconds since the process started. */
  seconds: number;
}

/** Returns what `npm start` prints when the server is ready. */
export function banner(parts: BannerParts): string {
  const { config, customers, firstStart, port, seconds } = parts;
  const host = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(config.host)
    ? 'localhost'
    : hostInUrl(config.host);
  const data =
    config.databaseUrl === undefined
      ? `${join(config.dataDir, 'postgres')} (embedded PostgreSQL)`
      : `PostgreSQL at DATABASE_URL, files in ${config.dataDir}`;
  const address = config.publicUrl ?? `http://${host}:${port}`;
  const rows = [
    ['Address', address],
    ...(customers
      ? [
          ['Demo customer', `${customers.returning.email}, signed in at ${address}/dev/demo`],
          ['A new one', `${customers.fresh.email}, signed in at ${address}/dev/demo/new`],
          ['Password', `${customers.returning.password}, for both`],
        ]
      : []),
    ['Data', data],
    ['API', config.testPages ? `${address}/dev/api/` : '/api/docs/json describes it'],
    ['Started in', `${seconds.toFixed(1)} s${firstStart ? ', catalogue made' : ''}`],
  ];
  const lines = rows.map(([name = '', value = '']) => `  ${name.padEnd(15)}${value}`);
  return ['', '  Cicerone is ready. Ctrl-C stops it.', '', ...lines, ''].join('\n');
}
