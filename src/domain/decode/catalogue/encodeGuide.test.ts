import { toGuide, toGuideDetail } from './decodeGuide.ts';
import { encodeGuide, encodeGuideDetail } from './encodeGuide.ts';
import type { Guide, GuideDetail } from '../../model.ts';
import { toPicture } from './picture.ts';

const guide: Guide = {
  id: 5,
  title: 'La cupola',
  shortDescription: 'Brunelleschi',
  cover: toPicture('pictures/guide/5.160-320.webp'),
  theme: 'theme/5.mp3',
  price: '4.99',
  isSpecial: true,
  category: { id: 2, name: 'Chiese' },
};
const detail: GuideDetail = {
  ...guide,
  isOwned: true,
  isInLibrary: false,
  duration: 600,
  facts: { language: 'it', narrator: 'Anna Bruni' },
  tracks: [
    { id: 90, title: 'Un buco nel cielo', audio: 'audio/a.mp3', isFree: true, duration: 61 },
    { id: 91, title: 'Filippo e Lorenzo', audio: '', isFree: false, duration: 0 },
  ],
  descriptionHtml: '<h2>Entrare</h2>',
  faqs: [{ id: 7, question: 'Quanto dura?', answer: 'Due ore.' }],
};
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each([guide, { ...guide, isSpecial: false, isOwned: true, isInLibrary: true, duration: 60 }])(
  'a stored guide is decoded as it was (%#)',
  (each) => {
    expect(toGuide(stored(encodeGuide(each)))).toEqual(each);
  },
);

test('a stored guide with its tracks is decoded as it was', () => {
  expect(toGuideDetail(stored(encodeGuideDetail(detail)))).toEqual(detail);
});
