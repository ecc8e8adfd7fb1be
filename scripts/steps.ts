type Step = [name: string, ...command: string[]];

/** The projects of Jest whose tests reach no code of the app. */
const withoutScreens = ['architecture', 'server', 'server-postgres'];

/** A test that has run into its time limit may go on for ever, with a server of its own: the run ends all the same. */
const ENDS = '--forceExit';

/** What `npm run check` runs, in the order in which a mistake is found soonest. */
export const checkSteps: Step[] = [
  ['Types', 'npx', 'tsc', '--noEmit'],
  ['Lint', 'npm', 'run', '--silent', 'lint'],
  ['Unused code', 'npx', 'knip'],
  ['Specification → tests', 'node', '--import', 'tsx', 'scripts/checkCoverage.ts'],
  ['Jest: the app, with its coverage', 'npm', 'run', '--silent', 'coverage', '--', ENDS],
  [
    'Jest: the rules, the server',
    'npx',
    'jest',
    '--selectProjects',
    ...withoutScreens,
    '--maxWorkers=1',
    ENDS,
  ],
];

export const journeySteps: Step[] = [
  ['Sizes', 'node', '--import', 'tsx', 'scripts/sizes.ts'],
  ['Browser journeys', 'npx', 'jest', '--selectProjects', 'e2e', '--runInBand', ENDS],
];
