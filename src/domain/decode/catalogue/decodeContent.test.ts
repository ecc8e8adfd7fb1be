import { toAboutContent, toHeroContent, toWhyContent } from './decodeContent.ts';
import { WireError } from '../wire.ts';

const hero = {
  heading: 'a',
  headingTwo: 'b',
  shortDecs: 'c',
  heroImage: 'pictures/guide/x.160-320.webp',
  subHeading: 'd',
  subHeadingTwo: 'e',
  decs: 'f',
};

// Shows.
test('the hero block', () => {
  expect(toHeroContent(hero)).toEqual({
    heading: 'a',
    secondHeading: 'b',
    summary: 'c',
    image: { path: hero.heroImage, stem: 'pictures/guide/x', widths: [160, 320] },
    subheading: 'd',
    secondSubheading: 'e',
    text: 'f',
  });
});

// Shows.
test('of the reasons, the first entry counts', () => {
  const entry = { faqs: [{ heading: 'Why?', decs: 'So.' }], image: 'x.png' };
  expect(toWhyContent([entry, { faqs: [], image: 'other.png' }])).toEqual({
    faqs: [{ question: 'Why?', answer: 'So.' }],
    image: { path: 'x.png', stem: 'x.png', widths: [] },
  });
});

test('the block about us', () => {
  const about = {
    sectionHeading: 'a',
    headingPartOne: 'b',
    headingPartTwo: 'c',
    decsOne: 'd',
    subheading: 'e',
    decsTwo: 'f',
  };
  expect(toAboutContent(about)).toEqual({
    label: 'a',
    heading: 'b',
    secondHeading: 'c',
    text: 'd',
    subheading: 'e',
    secondText: 'f',
  });
});

test.each([
  ['null', () => toHeroContent(null)],
  ['a field missing', () => toHeroContent({ ...hero, decs: undefined })],
  ['no entry', () => toWhyContent([])],
  ['reasons of another type', () => toWhyContent([{ faqs: {}, image: 'x' }])],
  ['a list', () => toAboutContent([])],
])('%s is refused', (_what, read) => {
  expect(read).toThrow(WireError);
});
