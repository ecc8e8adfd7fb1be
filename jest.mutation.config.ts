/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import jestConfig from './jest.config.ts';

const library = jestConfig.projects?.find(
  (project) => typeof project === 'object' && project.displayName === 'library',
);
if (typeof library !== 'object') throw new Error('jest.config.ts has a project for each feature');

/**
 * What Stryker runs for each of its changes (`npm run mutation`): the tests of the domain and of the slices that
 * need no server, as one project. Starting a server a thousand times would take a day.
 */
const config: Config = {
  testTimeout: 10_000,
  testMatch: [
    '<rootDir>/src/domain/**/*.test.ts',
    '<rootDir>/src/features/auth/{dialogSlice,sessionStorage}.test.ts',
    '<rootDir>/src/features/player/{playerSlice,playerListeners,clip,journal,preview,seeking}.test.ts',
    '<rootDir>/src/features/*/*Slice.test.ts',
  ],
  testEnvironment: 'jest-fixed-jsdom',
  setupFilesAfterEnv: library.setupFilesAfterEnv,
  moduleNameMapper: library.moduleNameMapper,
  transform: library.transform,
};

export default config;
