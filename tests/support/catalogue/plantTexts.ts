import {
  files,
  found,
  plantCovered,
  plantEntry,
  plantFile,
  plantGuide,
  TRACKS,
  whole,
} from './plant.ts';

/** Defects of texts: front matter, descriptions, and what entries say of each other. */
export function plantFrontMatter(): void {
  plantGuide('no-front-matter', '');
  files['guides/no-front-matter/guide.md'] = 'A walk.\n';
  found.push({
    file: 'guides/no-front-matter/guide.md',
    line: 1,
    says: /no front matter: begin with/,
  });
  plantGuide('no-title', `price: '4.99'\ncategory: towns\nsummary: A walk.\n${TRACKS}`);
  found.push({ file: 'guides/no-title/guide.md', line: 1, says: /title is missing: add a line/ });
  plantGuide('comma', `${whole({ price: "4,99 ⟵ price is '4,99': .*its decimals" })}\n${TRACKS}`);
  plantGuide(
    'round',
    `${whole({ price: "5 ⟵ price is '5': write USD with 2 digits" })}\n${TRACKS}`,
  );
  plantGuide('negative', `${whole({ price: "-4.99 ⟵ price is '-4.99'" })}\n${TRACKS}`);
  plantGuide(
    'typo',
    `${whole()}\nnarator: Ada ⟵ narator is unknown here: use .*narrator\n${TRACKS}`,
  );
  plantGuide('tongue', `${whole({ language: "Italian! ⟵ language is 'Italian!'" })}\n${TRACKS}`);
  plantGuide(
    'perhaps',
    `${whole({ special: "maybe ⟵ special is 'maybe': write true or false" })}\n${TRACKS}`,
  );
  plantGuide(
    'number',
    `${whole({ id: "seven ⟵ id is 'seven': write a whole number" })}\n${TRACKS}`,
  );
  plantGuide('twice', `${whole()}\ntitle: Again ⟵ written twice\n${TRACKS}`);
  plantGuide('tab', `${whole()}\nfaq:\n\t- question: Why? ⟵ tab|YAML\n${TRACKS}`);
  plantGuide('quote', `title: 'Walk ⟵ no YAML: Missing closing\nprice: '4.99'\n${TRACKS}`);
  plantGuide('theme-type', `${whole({ theme: "song.aiff ⟵ theme is 'song.aiff'" })}\n${TRACKS}`);
  plantGuide('no-tracks', `${whole()}\ntracks: [] ⟵ tracks is empty: add at least one`);
  plantGuide('no-list', `${whole()}\ntracks: 01.mp3 ⟵ tracks is '01.mp3': write a list`);
  plantGuide('no-file', `${whole()}\ntracks:\n  - title: Gate ⟵ file is missing`);
  plantGuide('no-answer', `${whole()}\n${TRACKS}\nfaq:\n  - question: Why? ⟵ answer is missing`);
  plantGuide(
    'track-free',
    `${whole()}\ntracks:\n  - title: Gate\n    file: 01.mp3\n    free: 2 ⟵ free is '2'`,
  );
  plantEntry(
    'plan',
    'plans',
    'months',
    "title: Year\nprice: '9.00'\nmonths: 0 ⟵ months is '0': write a whole number from 1 to 120",
  );
  plantEntry(
    'plan',
    'plans',
    'special',
    "title: Half\nprice: '4.50'\nspecial: true ⟵ special is 'true': write lines below it: instead_of, percent",
  );
  plantEntry(
    'plan',
    'plans',
    'status',
    "title: Year\nprice: '9.00'\nstatus: sold ⟵ write one of draft, on, off",
  );
  plantEntry(
    'news',
    'news',
    'day',
    'title: New\nsummary: It is here.\ndate: 24.11.2026 ⟵ date is .24.11.2026',
    '',
  );
  for (const [slug, day] of [
    ['february', '2026-02-30'],
    ['year-zero', '0000-11-24'],
  ] as const) {
    const date = `date: ${day} ⟵ date is .${day}.: write this: Day of the news`;
    plantEntry('news', 'news', slug, `title: New\nsummary: It is here.\n${date}`, '');
  }
  plantGuide('nul', `${whole({ title: '"Walk\\0" ⟵ NUL character' })}\n${TRACKS}`);
}

export function plantTexts(): void {
  plantGuide(
    'nul-in-text',
    `${whole()}\n${TRACKS}`,
    'A walk.\n\nA gate\0 of brick. ⟵ NUL character',
  );
  // Without a defect: an angle bracket does not make HTML.
  plantGuide(
    'links',
    `${whole()}\n${TRACKS}`,
    'See <https://example.com>, or write to <info@example.com>, not `<b onclick>`.\n\n```\n<i onclick>\n```',
  );
  plantGuide(
    'script',
    `${whole()}\n${TRACKS}`,
    'A walk.\n\n<script>alert(1)</script> ⟵ would be removed',
  );
  plantGuide('image', `${whole()}\n${TRACKS}`, 'A walk <img src="x.jpg"> ⟵ would be removed');
  plantGuide(
    'handler',
    `${whole()}\n${TRACKS}`,
    'A walk.\n\nA <b onclick="x()">gate</b>. ⟵ would be removed',
  );
  plantGuide('link', `${whole()}\n${TRACKS}`, '[Gate](javascript:alert) ⟵ would be removed');
  plantGuide(
    'style',
    `${whole()}\n${TRACKS}`,
    '- One\n- <span style="color: red">Two</span> ⟵ would be removed',
  );
  plantGuide('no-text', `${whole()}\n${TRACKS}`, '');
  found.push({ file: 'guides/no-text/guide.md', line: 1, says: /The text is missing/ });
  plantEntry(
    'event',
    'events',
    'tags',
    'title: Fair\nguide: siena',
    'A <b>fair</b>. ⟵ shown as it is written',
  );
  plantEntry('category', 'categories', 'with-text', 'name: Towns', 'About towns. ⟵ has no text');
  plantFile('guides/latin/guide.md', Buffer.from([0x2d, 0xe8, 0x0a]), /no UTF-8/);
}

export function plantReferences(): void {
  plantGuide('nowhere', `${whole({ category: "town ⟵ There is no category 'town'" })}\n${TRACKS}`);
  plantGuide('everywhere', `${whole({ category: 'all ⟵ all contains every guide' })}\n${TRACKS}`);
  plantEntry('event', 'events', 'lost', "title: Fair\nguide: sienna ⟵ There is no guide 'sienna'");
  plantEntry(
    'news',
    'news',
    'lost',
    "title: New\nsummary: Here.\ndate: 2026-11-24\nguide: sienna ⟵ There is no guide 'sienna'",
    '',
  );
  const object = 'title: Palio\ncategory: Painting\nguide: siena\nfile: ../../guides/siena/01.mp3';
  plantCovered(
    'object',
    'objects',
    'palio',
    `${object}\nplace: square ⟵ no place 'square'\nperson: ada ⟵ no person 'ada'\nevent: fair ⟵ no event 'fair'`,
  );
  plantGuide('first', `${whole({ id: '40' })}\n${TRACKS}`);
  plantGuide('second', `${whole({ id: '40 ⟵ guides/first has the id 40 too' })}\n${TRACKS}`);
  plantGuide('numbered-a', `${whole()}\n${TRACKS}\n    number: 12`);
  plantGuide(
    'numbered-b',
    `${whole()}\n${TRACKS}\n    number: 12 ⟵ the number 12 too, at guides/numbered-a/guide.md:10: change`,
  );
  plantGuide(
    'numbered-long',
    `${whole()}\n${TRACKS}\n    number: 1000000 ⟵ number is '1000000': write a whole number from 1 to 999999`,
  );
  plantGuide('pictured', `${whole()}\n${TRACKS}\n    picture: cover.png ⟵ shows the cover: remove`);
  plantGuide('unpictured', `${whole()}\n${TRACKS}\n    picture: gate.png ⟵ There is no file`);
  const square = 'name: Square\ncity: Siena\ncontinent: Europe\nguide: siena';
  const heard = 'file: ../../guides/siena/01.mp3';
  plantCovered(
    'place',
    'places',
    'half',
    `${square}\n${heard}\nlatitude: 43.3 ⟵ longitude is missing`,
  );
  plantCovered(
    'place',
    'places',
    'far',
    `${square}\n${heard}\nlatitude: 143.3 ⟵ write a number with a point\nlongitude: 11.3`,
  );
  plantGuide(
    'closed',
    `${whole()}\ntracks: ⟵ Nothing can be played before buying\n  - { title: Gate, file: 01.mp3 }`,
  );
  plantGuide(
    'given-away',
    `${whole({ theme: '01.mp3 ⟵ recording of a paid track' })}\ntracks:\n  - { title: Gate, file: 01.mp3 }`,
  );
}
