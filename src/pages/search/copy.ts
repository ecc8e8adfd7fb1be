/** The search page's texts. */
export const searchPageCopy = {
  keypad: 'Type the number on the label',
  title: 'Search',
  titleOf: (text: string) => `“${text}” · Search`,
  about: (shop: string) =>
    `Search the audio guides of ${shop}, and the persons, objects and places they are about.`,
  field: 'Search Audio Guide',
  kinds: 'Kinds of results',
  everything: 'All',
  guides: 'Guides',
  persons: 'Persons',
  objects: 'Objects',
  places: 'Places',
  spoken: 'In the recording',
  seeAll: {
    guides: (count: number) => `See all ${count} guides`,
    persons: (count: number) => `See all ${count} persons`,
    objects: (count: number) => `See all ${count} objects`,
    places: (count: number) => `See all ${count} places`,
  },
  found: (count: number, text: string) =>
    count === 1 ? `1 result for “${text}”` : `${count} results for “${text}”`,
  nothing: (text: string) => `Nothing was found for “${text}”.`,
  nothingHint: 'Check the spelling, try a shorter word, or begin with one of these.',
  categories: 'Browse by category',
  world: 'People, works and places',
  popular: 'Popular guides',
} as const;
