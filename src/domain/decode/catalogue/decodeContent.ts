import type { Picture } from '../../model.ts';
import { toPicture } from './picture.ts';
import { list, record, text, WireError } from '../wire.ts';

/** Texts and picture of the hero block. */
export interface HeroContent {
  heading: string;
  secondHeading: string;
  summary: string;
  image: Picture;
  subheading: string;
  secondSubheading: string;
  text: string;
}

export interface WhyContent {
  faqs: { question: string; answer: string }[];
  image: Picture;
}

export interface AboutContent {
  label: string;
  heading: string;
  secondHeading: string;
  text: string;
  subheading: string;
  secondText: string;
}

/** Decodes `hero.json`. @throws WireError */
export function toHeroContent(value: unknown): HeroContent {
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

function toReason(value: unknown) {
  const wire = record(value, 'reason');
  return { question: text(wire, 'heading'), answer: text(wire, 'decs') };
}

/** Decodes `why-choose-us.json`; only its first entry is used. @throws WireError */
export function toWhyContent(value: unknown): WhyContent {
  const [first] = list(value, 'reasons', (entry) => record(entry, 'entry'));
  if (!first) throw new WireError('reasons are empty');
  return { faqs: list(first.faqs, 'faqs', toReason), image: toPicture(text(first, 'image')) };
}

/** Decodes `about.json`. @throws WireError */
export function toAboutContent(value: unknown): AboutContent {
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
