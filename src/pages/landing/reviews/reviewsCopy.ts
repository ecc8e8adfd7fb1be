/** Texts of a review, in the language of the review. */
const stars: Readonly<Record<string, (count: number) => string>> = {
  en: (count) => `${count} of 5 stars`,
  it: (count) => `${count} stelle su 5`,
};

export const reviewsCopy = {
  stars: (count: number, language: string) => (stars[language] ?? stars.en)?.(count) ?? '',
  sample: { en: 'Sample', it: 'Esempio' } as Readonly<Record<string, string>>, // by language
} as const;
