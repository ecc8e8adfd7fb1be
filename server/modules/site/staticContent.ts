/** The static JSON of the landing page, from the texts of `site/<language>/landing.md`. */
import type { LandingFile } from '../../../contract/site.ts';

export const staticNames = ['hero', 'why-choose-us', 'about'] as const;
export type StaticName = (typeof staticNames)[number];

/**
 * Returns what each file has; undefined for a section that the landing page does not have.
 * @param coverOf the path of a guide's cover below `/storage/`; '' for a guide that is not shown
 */
export const staticContentOf: Record<
  StaticName,
  (landing: LandingFile, coverOf: (guide: string) => string) => object | undefined
> = {
  hero: ({ hero }, coverOf) =>
    hero && {
      heading: hero.heading,
      headingTwo: hero.second_heading,
      shortDecs: hero.summary,
      heroImage: coverOf(hero.guide),
      subHeading: hero.subheading,
      subHeadingTwo: hero.second_subheading,
      decs: hero.text,
    },
  'why-choose-us': ({ why }, coverOf) =>
    why && [
      {
        faqs: why.items.map(({ question, answer }) => ({ heading: question, decs: answer })),
        image: coverOf(why.guide),
      },
    ],
  about: ({ about }) =>
    about && {
      sectionHeading: about.label,
      headingPartOne: about.heading,
      headingPartTwo: about.second_heading,
      decsOne: about.text,
      subheading: about.subheading,
      decsTwo: about.second_text,
    },
};
