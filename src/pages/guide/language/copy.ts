/** Texts of the choice of a guide's language. */
export const languageCopy = {
  choice: 'Language of this guide',
  failed: 'The guide could not be loaded in this language. Please try again.',
};
