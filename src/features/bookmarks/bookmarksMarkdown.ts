import { clock } from '../../domain/text/time.ts';
import { paths } from '../../shared/site/paths.ts';
import { groupedByGuide, type Bookmark } from './bookmark.ts';
import { bookmarksCopy } from './copy.ts';

/** Returns a line as Markdown that shows the same characters. */
const escaped = (line: string): string =>
  line
    .replace(/[\\`*_[\]<>#&~|]/g, '\\$&')
    // The start of a list or of a heading's underline.
    .replace(/^(\s*)([-+=])/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/, '$1\\$2');

/** Returns a text as paragraphs of a list's item; a backslash at the end of a line is a line break. */
const paragraphs = (text: string, before: string): string =>
  text
    .trim()
    .split(/(?:\r?\n\s*){2,}/)
    .map((part) =>
      part
        .split(/\r?\n/)
        .map((line) => `  ${before}${escaped(line.trim())}`)
        .join('\\\n'),
    )
    .join('\n\n');

/** Returns bookmarks as a Markdown document, by guide and track, with links to the moments. */
export function bookmarksMarkdown(
  bookmarks: readonly Bookmark[],
  { origin, day, shop }: { origin: string; day: string; shop: string },
): string {
  const parts = [`# ${bookmarksCopy.fileTitle}`, bookmarksCopy.fileSource(escaped(shop), day)];
  for (const group of groupedByGuide(bookmarks)) {
    let track: number | undefined;
    for (const each of group) {
      if (each === group[0]) parts.push(`## ${escaped(each.guideTitle)}`);
      if (each.trackId !== track) parts.push(`### ${escaped(each.trackTitle)}`);
      track = each.trackId;
      const { guideId, note, seconds, sentence, trackId } = each;
      const link = origin + paths.moment(guideId, trackId, seconds);
      const item = [`- [${clock(seconds)}](${link})`];
      if (sentence) item.push(paragraphs(sentence, '> '));
      if (note) item.push(paragraphs(note, ''));
      parts.push(item.join('\n\n'));
    }
  }
  return `${parts.join('\n\n')}\n`;
}
