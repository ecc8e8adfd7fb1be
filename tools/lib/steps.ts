import { hasPostgres } from '../../tests/support/server/postgres.ts';
import type { Step } from './run.ts';

const script = (...args: [file: string, ...more: string[]]): string[] => {
  const [file, ...more] = args;
  return ['node', '--import', 'tsx', `tools/${file}`, ...more];
};
const playwright = (...projects: string[]): string[] => [
  ...['npx', 'playwright', 'test'],
  ...projects.map((name) => `--project=${name}`),
];

export const buildApp: Step = ['Build of the app', ...script('build.ts', 'app')];
export const buildServer: Step = [
  'Build of the server and the catalogue',
  ...script('build.ts', 'server', 'pictures'),
];
/** Needs the built app. */
export const sizes: Step = ['Sizes', ...script('sizes.ts')];
export const lint: Step = ['ESLint', 'npm', 'run', '--silent', 'lint:code'];
export const format: Step = ['Prettier', 'npm', 'run', '--silent', 'lint:format'];
export const quickChecks: readonly Step[] = [
  ['Types', 'npm', 'run', '--silent', 'typecheck'],
  ['Rules that need types', 'npm', 'run', '--silent', 'lint:types'],
  ['Unused code', 'npx', 'knip'],
  ['Requirements and citations', ...script('checks/main.ts')],
];

/**
 * The app's tests, and the server's tests once: on PostgreSQL if it is installed, and then on the embedded database
 * only those whose result can differ (jest.config.ts).
 */
export const jestOnce: Step = [
  'Unit, slice and server tests',
  ...['env', ...(hasPostgres() ? ['TEST_SUBSET=server'] : [])],
  ...['npx', 'jest', '--ignoreProjects', 'server-pgbouncer'],
  ...(hasPostgres() ? [] : ['server-postgres']),
];

export const endToEnd: Step = ['End-to-end tests', ...playwright('desktop', 'phone')];

export const fullSteps: Step[] = [
  ['Coverage', 'npm', 'run', '--silent', 'coverage'],
  [
    'Server tests on both databases, long rounds',
    ...['env', 'CICERONE_CRASH_ROUNDS=8', 'CICERONE_FUZZ_RUNS=10000', 'CICERONE_LARGE=500'],
    ...['npx', 'jest', '--selectProjects', 'server', 'server-postgres'],
  ],
  ['Server tests through PgBouncer', ...['npx', 'jest', '--selectProjects', 'server-pgbouncer']],
  ['End-to-end sweeps', ...playwright('full', 'full-desktop', 'full-phone')],
  ['Core tests in the installed engines', ...script('engines.ts', '--installed')],
];
