/** What entries say of each other. */
import { posix } from 'node:path';
import { EVERYTHING, folderOf, isOf, isSold, translationOf, type Entry } from '../format/entry.ts';
import type { Path } from '../format/frontMatter.ts';
import type { Kind } from '../format/schemas.ts';
import { siteProblems } from './siteReferences.ts';

interface Reference {
  at: Path;
  kind: Kind;
  slug: string | undefined;
}

/** The entries that an entry names. */
export function referencesOf(entry: Entry): Reference[] {
  if (entry.kind === 'guide')
    return [{ at: ['category'], kind: 'category', slug: entry.front.category }];
  if (entry.kind === 'plan') {
    const { special } = entry.front;
    return special
      ? [{ at: ['special', 'instead_of'], kind: 'plan', slug: special.instead_of }]
      : [];
  }
  if (entry.kind === 'landing') {
    const { hero, why } = entry.front;
    return [
      { at: ['hero', 'guide'], kind: 'guide', slug: hero?.guide },
      { at: ['why', 'guide'], kind: 'guide', slug: why?.guide },
    ];
  }
  if (entry.kind === 'reviews') {
    return entry.front.items.map(({ guide }, index) => ({
      at: ['items', index, 'guide'],
      kind: 'guide',
      slug: guide,
    }));
  }
  if (!isSold(entry) || !('guide' in entry.front)) return [];
  const guide: Reference = { at: ['guide'], kind: 'guide', slug: entry.front.guide };
  if (entry.kind !== 'object') return [guide];
  const { place, person, event } = entry.front;
  return [
    guide,
    { at: ['place'], kind: 'place', slug: place },
    { at: ['person'], kind: 'person', slug: person },
    { at: ['event'], kind: 'event', slug: event },
  ];
}

interface Found {
  entry: Entry;
  id: number | undefined;
}

interface ReferenceProblem {
  entry: Entry;
  at: Path;
  message: string;
}

/**
 * Returns references that lead nowhere, ids that are given twice, and previews that would give a paid track away.
 * @param folders entries that the catalogue has, those included that could not be read
 */
export function referenceProblems(
  found: readonly Found[],
  folders: readonly { kind: Kind; slug: string }[],
): ReferenceProblem[] {
  const known = new Set(folders.map(({ kind, slug }) => `${kind}/${slug}`));
  const has = ({ kind, slug }: { kind: Kind; slug: string }) => known.has(`${kind}/${slug}`);
  const problems: ReferenceProblem[] = [];
  for (const { entry } of found) {
    for (const { at, kind, slug } of referencesOf(entry)) {
      if (slug === undefined || (has({ kind, slug }) && slug !== EVERYTHING)) continue;
      const why =
        kind === 'category' && slug === EVERYTHING
          ? 'The category all contains every guide by itself'
          : `There is no ${kind} '${slug}'`;
      const message = `${why}: write the folder name of a ${kind}, or add one.`;
      problems.push({ entry, at, message });
    }
    problems.push(...previewProblems(entry), ...coordinateProblems(entry));
  }
  const site = siteProblems(
    found.map(({ entry }) => entry),
    has,
  );
  const translations = translationProblems(found.map(({ entry }) => entry));
  return [...problems, ...specialProblems(found), ...translations, ...site, ...idProblems(found)];
}

function coordinateProblems(entry: Entry): ReferenceProblem[] {
  if (entry.kind !== 'place') return [];
  const { latitude, longitude } = entry.front;
  if ((latitude === undefined) === (longitude === undefined)) return [];
  const [given, missing] =
    latitude === undefined ? ['longitude', 'latitude'] : ['latitude', 'longitude'];
  return [{ entry, at: [given], message: `${missing} is missing: a map needs both.` }];
}

/** Anyone can play a theme, so it must not be the recording of a paid track. */
function previewProblems(entry: Entry): ReferenceProblem[] {
  if (entry.kind !== 'guide') return [];
  const { theme, tracks } = entry.front;
  if (theme === undefined) {
    if (tracks.some(({ free }) => free)) return [];
    const message =
      "Nothing can be played before buying: make a track free with 'free: true', or name a preview as 'theme'.";
    return [{ entry, at: ['tracks'], message }];
  }
  const hashes = new Map(entry.files.map(({ path, sha256 }) => [path, sha256]));
  const hashOf = (file: string) => hashes.get(posix.join(folderOf(entry), file).normalize('NFC'));
  const preview = hashOf(theme);
  if (!preview || !tracks.some(({ file, free }) => !free && hashOf(file) === preview)) return [];
  const message =
    'This is the recording of a paid track, and everyone can play a theme: name another file, or make the track free.';
  return [{ entry, at: ['theme'], message }];
}

/** Returns each number that two stops have, with the place of the first. Labels at the wall need each to be one stop's. */
export function numberProblems(
  entries: readonly Entry[],
): (ReferenceProblem & { first: { entry: Entry; at: Path } })[] {
  const owners = new Map<number, { entry: Entry; at: Path }>();
  return entries.filter(isOf('guide')).flatMap((entry) =>
    entry.front.tracks.flatMap(({ number }, index) => {
      if (number === undefined) return [];
      const at: Path = ['tracks', index, 'number'];
      const first = owners.get(number);
      if (!first) {
        owners.set(number, { entry, at });
        return [];
      }
      return [{ entry, at, first, message: `Another stop has the number ${number} too` }];
    }),
  );
}

/** A translation has the stops of its guide, in another language. */
function translationProblems(entries: readonly Entry[]): ReferenceProblem[] {
  const guides = new Map(entries.filter(isOf('guide')).map((entry) => [entry.slug, entry]));
  return entries.filter(isOf('translation')).flatMap((entry) => {
    const { guide: slug, language } = translationOf(entry);
    const guide = guides.get(slug);
    if (!guide) return [];
    const first = guide.front.language;
    const [stops, translated] = [guide.front.tracks.length, entry.front.tracks.length];
    if (first === undefined) {
      const message = "guide.md does not say its language: add it there, such as 'language: it'.";
      return [{ entry, at: [], message }];
    }
    if (first.split('-')[0] === language) {
      const message = `guide.md is in the language ${first} already: name another one in this file's name.`;
      return [{ entry, at: [], message }];
    }
    if (stops === translated) return [];
    const message = `guide.md has ${stops} tracks, and this file ${translated}: write the same ones in the same order.`;
    return [{ entry, at: ['tracks'], message }];
  });
}

/** A plan at a special price takes the place of one at the usual price. */
function specialProblems(found: readonly Found[]): ReferenceProblem[] {
  const special = new Set(
    found.flatMap(({ entry }) => (entry.kind === 'plan' && entry.front.special ? entry.slug : [])),
  );
  return found.flatMap(({ entry }) => {
    if (entry.kind !== 'plan' || !special.has(entry.front.special?.instead_of ?? '')) return [];
    const message = `${entry.front.special?.instead_of} has a special price itself: name the plan at the usual price.`;
    return [{ entry, at: ['special', 'instead_of'], message }];
  });
}

function idProblems(found: readonly Found[]): ReferenceProblem[] {
  const owners = new Map<string, Entry>();
  return found.flatMap(({ entry, id }) => {
    if (id === undefined) return [];
    const owner = owners.get(`${entry.kind}/${id}`);
    if (!owner) {
      owners.set(`${entry.kind}/${id}`, entry);
      return [];
    }
    const message = `${folderOf(owner)} has the id ${id} too: remove the line, and the shop gives an id.`;
    return [{ entry, at: ['id'], message }];
  });
}
