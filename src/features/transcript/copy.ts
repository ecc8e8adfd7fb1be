import { clock } from '../../domain/text/time.ts';

/** Texts of reading along. */
export const transcriptCopy = {
  open: 'Read along',
  close: 'Hide the text',
  words: (title: string) => `Text: ${title}`,
  failed: 'The text could not be loaded.',
  someFailed: 'The text of some tracks could not be loaded.',
  search: 'Search the text',
  noHits: 'These words are not in the text. Try fewer letters.',
  clear: 'Clear the search',
  smaller: 'Smaller text',
  larger: 'Larger text',
  copy: 'Copy the text',
  print: 'Print the text',
  backToNow: 'Back to now',
  share: (seconds: number) => `Copy link to ${clock(seconds)}`,
  bookmark: (seconds: number) => `Add bookmark at ${clock(seconds)}`,
  source: (...parts: (string | null)[]) => parts.filter(Boolean).join(', '),
} as const;
