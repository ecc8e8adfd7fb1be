/** In the order of the page; the names are those of `SearchResults` and of the address (`&kind=`). */
export const kinds = ['guides', 'persons', 'objects', 'places', 'spoken'] as const;

export type Kind = (typeof kinds)[number];
