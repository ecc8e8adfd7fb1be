import { sizeText } from '../../domain/text/bytes.ts';
import { maxBytes, maxSteps, type Fault } from '../../features/support/recording/readReport.ts';

/** The texts of the replay. */
export const replayCopy = {
  pageTitle: 'Replay of a report · Cicerone',
  title: 'Replay a report',
  lead: 'Drop the file of a support report here. It stays in this browser: nothing is sent, played or kept.',
  choose: 'Choose a file',
  mark: 'Replay – read only',
  back: 'Step back',
  forth: 'Step forward',
  step: 'Step',
  stepOf: (step: number, last: number) => `${step} of ${last}`,
  start: 'Before the first action',
  broken: 'This step could not be computed.',
  filtered: 'The list is filtered by a text that the report leaves out.',
  cannotShow: 'This step cannot be shown: its state is not what this version expects.',
  about: 'About this report',
  another: 'Another report',
  earlier: 'Open the page before this one',
  otherBuild: (here: string) =>
    `This page runs ${here}: what you see may differ from what the customer saw.`,
  facts: {
    seen: 'What the customer saw',
    page: 'Page',
    messages: 'Messages',
    lastEvents: 'Last events',
    sound: 'Sound',
    failed: 'What failed',
    failedCalls: 'Failed calls',
    errors: 'Errors',
    orders: 'Orders',
    versions: 'Versions',
    build: 'Build',
    rest: 'The rest',
    made: 'Made',
    browser: 'Browser',
    shortened: 'Lengths of lists that were cut',
    request: 'request ',
    earlier: 'page before · ',
    dark: 'dark',
    light: 'light',
    online: 'online',
    offline: 'offline',
    none: 'None',
    more: (lines: number) => `and ${lines} more`,
  },
  app: 'The replayed page',
} as const;

/** Returns what is wrong with a file, and what to do. */
export function faultText({ fault, about }: Fault): string {
  switch (fault) {
    case 'unreadable':
      return 'The browser could not read this file. Check that it is still there, then choose it again.';
    case 'tooLarge':
      return `This file has ${sizeText(Number(about))}, and a report at most ${sizeText(maxBytes)}. Choose the file that ‘Save a report’ made.`;
    case 'notJson':
      return 'This file is not JSON, so it is no report, or a part of one that was cut when it was copied. Ask the customer for the file that ‘Save a report’ makes.';
    case 'otherFile':
      return 'This file is JSON, but no report of Cicerone.';
    case 'otherVersion':
      return `This report has version ${about} of the format, which this version of the app does not read. Open it with the app that made it.`;
    case 'damaged':
      return `This report is damaged: “${about}” is missing, or is not what a report holds there. Ask the customer for another one.`;
    case 'tooLong':
      return `This report has ${about} actions, and a replay shows at most ${maxSteps}.`;
  }
}
