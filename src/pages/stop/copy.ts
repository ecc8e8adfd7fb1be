/** Texts of the keypad, and of the page that a label at the wall leads to. */
export const stopCopy = {
  keypad: 'Type the number on the label',
  about: 'Type the number on the label beside a work, and listen to what it says.',
  find: 'Find',
  stop: (number: number) => `Stop ${number}`,
  listen: 'Listen',
  pause: 'Pause',
  goOn: 'Continue',
  locked: 'This stop is part of the guide. Get the guide to listen to it.',
  toGuide: (guide: string) => `Open “${guide}”`,
  unknown: (number: string) =>
    `No stop has the number ${number}. Compare it with the label, and type it again.`,
  toSearch: 'Search for a work instead',
  failed: 'The stop could not be loaded.',
} as const;
