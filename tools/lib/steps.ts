import { hasPgbouncer } from '../../tests/support/server/pgbouncer.ts';
import { debianPrograms } from '../../tests/support/server/postgres.ts';
import type { Step } from './run.ts';

const script = (...args: [file: string, ...more: string[]]): string[] => {
  const [file, ...more] = args;
  return ['node', '--import', 'tsx', `tools/${file}`, ...more];
};
const playwright = (...projects: string[]): string[] => [
  'npx',
  'playwright',
  'test',
  ...projects.map((name) => `--project=${name}`),
];

export const buildApp: Step = ['Build of the app', ...script('build.ts', 'app')];
export const buildServer: Step = [
  'Build of the server, and media of its tests',
  ...script('build.ts', 'server', 'test-media'),
];
/** Needs the built app. */
export const sizes: Step = ['Sizes', ...script('sizes.ts')];
export const lint: Step = ['ESLint', 'npm', 'run', '--silent', 'lint:code'];
export const format: Step = ['Prettier', 'npm', 'run', '--silent', 'lint:format'];
export const quickChecks: readonly Step[] = [
  ['Types', 'npm', 'run', '--silent', 'typecheck'],
  ['Rules that need types', 'npm', 'run', '--silent', 'lint:types'],
  ['Types of the database', ...script('databaseTypes.ts', '--verify')],
  ['Unused code', 'npx', 'knip'],
  ['Requirements and citations', ...script('checks/main.ts')],
];

export const jestOnce: Step = ['Unit, slice and server tests', 'npx', 'jest'];

export const endToEnd: Step = ['End-to-end tests', ...playwright('desktop', 'phone')];

const serverTests = ['npx', 'jest', '--selectProjects', 'server'];

const serverTestsOn = (database: 'oldest' | 'pgbouncer', how: string): Step => [
  `Server tests ${how}`,
  'env',
  `CICERONE_DATABASE=${database}`,
  ...serverTests,
];

/** Debian's PostgreSQL and PgBouncer are used where they are installed. */
export const fullSteps: Step[] = [
  ['Coverage', 'env', 'CICERONE_HISTORIES=1000', 'npm', 'run', '--silent', 'coverage'],
  [
    'Server tests, long rounds',
    'env',
    'CICERONE_CRASH_ROUNDS=8',
    'CICERONE_FUZZ_RUNS=10000',
    'CICERONE_PURCHASES=2000',
    'CICERONE_LARGE=500',
    'CICERONE_UPGRADE=1',
    ...serverTests,
  ],
  ...(debianPrograms('oldest') ? [serverTestsOn('oldest', 'on the oldest PostgreSQL')] : []),
  ...(hasPgbouncer() ? [serverTestsOn('pgbouncer', 'through PgBouncer')] : []),
  ['End-to-end sweeps', ...playwright('full', 'full-desktop', 'full-phone')],
  ['Core tests in the installed engines', ...script('engines.ts', '--installed')],
];
