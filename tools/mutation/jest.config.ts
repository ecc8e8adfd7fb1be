/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import jestConfig from '../../jest.config.ts';

const app = jestConfig.projects?.find(
  (project) => typeof project === 'object' && project.displayName === 'app',
);
// The options of a project are part of a whole configuration; Jest's type of projects has fewer.
const { globalSetup, globalTeardown, ...withoutServer } = app as Config;

/**
 * What Stryker runs for each change (`npm run mutation`): the tests of the domain and of slices that need no server, as
 * one project. Starting a server a thousand times would take a day.
 */
const config: Config = {
  ...withoutServer,
  rootDir: '../..',
  displayName: 'mutation',
  testTimeout: 10_000,
  testMatch: [
    '<rootDir>/src/domain/**/*.test.ts',
    '<rootDir>/src/features/auth/{dialog/dialogSlice,session/sessionStorage}.test.ts',
    '<rootDir>/src/features/player/{state/playerSlice,engine/{clip,playerListeners,preview,seeking},progress/*}.test.ts',
    '<rootDir>/src/features/**/*Slice.test.ts',
  ],
};

export default config;
