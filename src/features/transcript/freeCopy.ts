/** Titles of the words of free recordings. */
export const freeCopy = {
  tracks: 'Text of the free tracks',
  preview: 'Text of the preview',
  clip: 'Text of this recording',
  failed: 'The text could not be loaded. Close and open it to try again.',
} as const;
