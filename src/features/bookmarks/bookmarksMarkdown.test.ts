import { bookmarkAt } from '../../testing/player/bookmarkAt.ts';
import { bookmarksMarkdown } from './bookmarksMarkdown.ts';

const page = { origin: 'https://cicerone.example', day: '25 November 2026', shop: 'Cicerone' };

test('the Markdown has guides, tracks, times with links, sentences and notes, in their order', () => {
  const second = { trackId: 2, trackTitle: 'La lanterna', trackIndex: 1 };
  const text = bookmarksMarkdown(
    [
      bookmarkAt(5, second),
      bookmarkAt(83.4, { sentence: 'Qui comincia la cupola.', note: 'Ask at the desk\nor online' }),
      bookmarkAt(3, { guideId: 8, guideTitle: 'San Lorenzo' }),
      bookmarkAt(9),
    ],
    page,
  );
  expect(text).toBe(`# Bookmarks

Exported from Cicerone on 25 November 2026.

## La cupola

### Il tamburo

- [0:00:09](https://cicerone.example/audio-guide/7?track=1&t=9)

- [0:01:23](https://cicerone.example/audio-guide/7?track=1&t=83)

  > Qui comincia la cupola.

  Ask at the desk\\
  or online

### La lanterna

- [0:00:05](https://cicerone.example/audio-guide/7?track=2&t=5)

## San Lorenzo

### Il tamburo

- [0:00:03](https://cicerone.example/audio-guide/8?track=1&t=3)
`);
});

test.each([
  ['# no heading', '\\# no heading'],
  ['- no item', '\\- no item'],
  ['1. no item', '1\\. no item'],
  ['**bold** [a](b) <b>', '\\*\\*bold\\*\\* \\[a\\](b) \\<b\\>'],
  ['a\n\nb', 'a\n\n  b'],
])('the Markdown shows %j as it was typed', (note, shown) => {
  expect(bookmarksMarkdown([bookmarkAt(1, { note })], page)).toContain(`\n\n  ${shown}\n`);
});
