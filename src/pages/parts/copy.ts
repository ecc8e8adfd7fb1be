export const trailCopy = { label: 'Breadcrumb', home: 'Home' } as const;

export const readMoreCopy = { readMore: 'read more', close: 'Close' } as const;

export const catalogueLinksCopy = {
  title: 'Where to go next',
  guides: { name: 'All guides', text: 'Everything there is to hear' },
  persons: { name: 'Artists & Makers', text: 'Who made it, and how they lived' },
  objects: { name: 'Objects', text: 'Paintings, statues, finds' },
  places: { name: 'Locations', text: 'Museums, churches, cities' },
} as const;
