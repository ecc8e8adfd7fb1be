/** The texts of a guide's page around the player. */
export const guideCopy = {
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  unknown: 'This guide does not exist, or is no longer sold.',
  toCatalogue: 'See every guide',
  totalLesson: 'Total Lesson',
  freeLesson: 'Free Lesson',
  faqs: 'Domande frequenti',
} as const;
