import type { GuideRow } from '../../../server/catalogue/toRows.ts';

/** Returns the row of a guide with one free track. */
export const guideRow = (slug: string): GuideRow => ({
  slug,
  title: slug,
  category: 'towns',
  facts: {},
  categoryName: 'Towns',
  short: '',
  cover: '',
  theme: 'theme',
  price: '4.00',
  remark: 'Standard',
  description: '<p>A walk.</p>',
  faqs: [],
  translations: [],
  tracks: [
    { key: 'gate', title: 'Gate', recording: 'gate.mp3', free: true, number: 1, picture: '' },
  ],
});
