import { toPicture } from './picture.ts';
import { list, record, text, WireError } from '../wire.ts';

/** Decodes `hero.json`. @throws WireError */
export function toHeroContent(value: unknown) {
  const wire = record(value, 'hero');
  return {
    heading: text(wire, 'heading'),
    secondHeading: text(wire, 'headingTwo'),
    summary: text(wire, 'shortDecs'),
    image: toPicture(text(wire, 'heroImage')),
    subheading: text(wire, 'subHeading'),
    secondSubheading: text(wire, 'subHeadingTwo'),
    text: text(wire, 'decs'),
  };
}

/** Texts and picture of the hero block. */
export type HeroContent = ReturnType<typeof toHeroContent>;

function toReason(value: unknown) {
  const wire = record(value, 'reason');
  return { question: text(wire, 'heading'), answer: text(wire, 'decs') };
}

/** Decodes `why-choose-us.json`; only its first entry is used. @throws WireError */
export function toWhyContent(value: unknown) {
  const [first] = list(value, 'reasons', (entry) => record(entry, 'entry'));
  if (!first) throw new WireError('reasons are empty');
  return { faqs: list(first.faqs, 'faqs', toReason), image: toPicture(text(first, 'image')) };
}

export type WhyContent = ReturnType<typeof toWhyContent>;

/** Decodes `about.json`. @throws WireError */
export function toAboutContent(value: unknown) {
  const wire = record(value, 'about');
  return {
    label: text(wire, 'sectionHeading'),
    heading: text(wire, 'headingPartOne'),
    secondHeading: text(wire, 'headingPartTwo'),
    text: text(wire, 'decsOne'),
    subheading: text(wire, 'subheading'),
    secondText: text(wire, 'decsTwo'),
  };
}

export type AboutContent = ReturnType<typeof toAboutContent>;
