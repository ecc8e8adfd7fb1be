type Step = [name: string, ...command: string[]];

/** What `npm run check` runs, in the order in which a mistake is found soonest. */
export const checkSteps: Step[] = [
  ['Types', 'npx', 'tsc', '--noEmit'],
  ['Lint', 'npm', 'run', '--silent', 'lint'],
  ['Unused code', 'npx', 'knip'],
  ['Specification → tests', 'node', '--import', 'tsx', 'scripts/checkCoverage.ts'],
  ['Jest: app and server', 'npx', 'jest', '--ignoreProjects', 'e2e'],
];

export const journeySteps: Step[] = [
  ['Sizes', 'node', '--import', 'tsx', 'scripts/sizes.ts'],
  ['Browser journeys', 'npx', 'jest', '--selectProjects', 'e2e', '--runInBand'],
];
