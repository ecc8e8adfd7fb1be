/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
import { defaultLanguage } from './contract/languages.ts';
import { readBundledSite } from './tools/webpack/bundledSite.ts';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

/** tsc checks types, once for the whole repository; here files are only compiled, to CommonJS. */
const compile: Project['transform'] = {
  '\\.tsx?$': [
    'ts-jest',
    {
      diagnostics: false,
      tsconfig: {
        target: 'ES2022',
        module: 'commonjs',
        moduleResolution: 'node10',
        ignoreDeprecations: '6.0',
        jsx: 'react-jsx',
        esModuleInterop: true,
        isolatedModules: true,
        resolveJsonModule: true,
      },
    },
  ],
};

/** Packages that are ES modules alone: Redux DevTools, whose import checks support reports, and client-zip. */
const esModules = {
  transform: {
    ...(compile as object), // it is one: Jest's type says less
    '/(?:@redux-devtools|client-zip)/.+\\.js$': [
      'ts-jest',
      {
        diagnostics: false,
        tsconfig: { target: 'ES2022', module: 'commonjs', allowJs: true, isolatedModules: true },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(?:@redux-devtools|client-zip)/)'],
} satisfies Project;

/** As webpack defines it (src/shared/site/bundledSite.ts). */
const globals = { __BUNDLED_SITE__: readBundledSite(defaultLanguage) };

const styleSheets = {
  '\\.module\\.css$': '<rootDir>/src/testing/cssModule.ts',
  '\\.css$': '<rootDir>/src/testing/emptyModule.ts',
};

const redConsole = '<rootDir>/tests/support/redConsole.ts';

/** Without a browser and without a server: what is pure, and what reads the code itself. */
const plainProject = (displayName: string, ...files: string[]): Project => ({
  displayName,
  testMatch: files.map((pattern) => `<rootDir>/${pattern}`),
  testEnvironment: 'node',
  setupFilesAfterEnv: [redConsole],
  moduleNameMapper: styleSheets,
  globals,
  ...esModules,
});

/** One project: ts-jest compiles a module again for each project that imports it. */
const app: Project = {
  displayName: 'app',
  testMatch: ['<rootDir>/src/{app,features,pages,shared}/**/*.test.{ts,tsx}'],
  testEnvironment: 'jest-fixed-jsdom',
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts', redConsole],
  globalSetup: '<rootDir>/tests/support/server/globalSetup.ts',
  globalTeardown: '<rootDir>/tests/support/server/globalTeardown.ts',
  moduleNameMapper: styleSheets,
  globals,
  ...esModules,
};

/** Where transactions and statements could meet the wrong connection of a pooler. */
const differsThroughPooler = [
  'server/db/pgbouncer.test.ts',
  'server/modules/{cart/cart,catalogue/lists,home/home,library/library,search/search}.test.ts',
  'server/modules/checkout/{twice,twoServers,invoices/invoices,orders/checkout}.test.ts',
  'server/modules/checkout/payment/{refunds,reversals,webhooks}.test.ts',
  'server/commands/catalogue/runningShop.test.ts',
];

/** `CICERONE_DATABASE`: another PostgreSQL than the embedded one (tests/support/server/globalSetup.ts). */
const testsOfServer = {
  embedded: ['server/**/*.test.ts', 'tests/scenarios/**/*.test.ts'],
  // What starts the embedded one is the same in every run.
  oldest: ['server/{catalogue,commands,modules}/**/*.test.ts', 'server/db/*.test.ts'],
  pgbouncer: differsThroughPooler,
};

const server: Project = {
  displayName: 'server',
  testMatch: testsOfServer[
    // Set by tools/lib/steps.ts, with one of these values.
    (process.env.CICERONE_DATABASE ?? 'embedded') as keyof typeof testsOfServer
  ].map((files) => `<rootDir>/${files}`),
  testEnvironment: 'node',
  setupFilesAfterEnv: [redConsole],
  globalSetup: '<rootDir>/tests/support/server/globalSetup.ts',
  globalTeardown: '<rootDir>/tests/support/server/globalTeardown.ts',
  transform: compile,
};

const config: Config = {
  // It ends what hangs: on a busy machine a test of two seconds takes twenty.
  testTimeout: 60_000,
  // On two cores: tests wait a third of their time, for a server that starts or a read that is tried again.
  maxWorkers: Math.max(3, availableParallelism()),
  // jsdom's windows outlive their files; a new worker loads Jest and jsdom again.
  workerIdleMemoryLimit: '2GB',
  // `npm run coverage`: what the app's own tests reach. The worker and the first lines run only in end-to-end tests.
  collectCoverageFrom: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.test.{ts,tsx}',
    '!src/testing/**',
    '!src/features/library/offline/worker/**',
    '!src/main.ts',
    '!src/app/start.tsx',
  ],
  coverageReporters: ['text-summary', 'html', 'json-summary'],
  // Measured, rounded down; `global` is what is in neither of the two layers.
  coverageThreshold: {
    global: { statements: 87, branches: 80, functions: 81, lines: 89 },
    './src/domain/': { statements: 97, branches: 94, functions: 97, lines: 98 },
    './src/shared/': { statements: 93, branches: 89, functions: 90, lines: 94 },
  },
  projects: [
    plainProject('domain', 'src/domain/**/*.test.ts'),
    plainProject('architecture', 'src/*.test.ts', 'tools/**/*.test.ts', 'tests/cluster/*.test.ts'),
    plainProject('demo', 'demo/**/*.test.ts'),
    app,
    server,
  ],
};

export default config;
