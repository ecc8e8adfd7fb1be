/** How defects are planted in a catalogue (`defects.ts`). */
import { plainPicture, silence } from './folder.ts';

export type Content = string | Buffer | Promise<string | Buffer>;

export interface Defect {
  file: string;
  line: number;
  says: RegExp;
}

export const found: Defect[] = [];
export const files: Record<string, Content> = {};

/** Adds a file whose lines may end with `⟵ words`: a defect at that line, which is named with these words. */
function plant(path: string, text: string): void {
  const lines = text.split('\n').map((line, index) => {
    const [kept = '', says] = line.split(/ *⟵ /);
    if (says !== undefined) found.push({ file: path, line: index + 1, says: new RegExp(says) });
    return kept;
  });
  files[path] = lines.join('\n');
}

/** A defect of a file that is no text. */
export function plantFile(path: string, content: Content, says: RegExp): void {
  files[path] = content;
  found.push({ file: path, line: 1, says });
}

export const TRACKS = `tracks:
  - title: Gate
    file: 01.mp3
    free: true`;

/** Plants an entry with its text alone, or with one recording. */
export const plantEntry = (
  kind: string,
  folder: string,
  slug: string,
  front: string,
  body = 'A text.',
) =>
  plant(`${folder}/${slug}/${kind}.md`, `---\n${front}\n---\n${body === '' ? '' : `\n${body}\n`}`);

const cover = plainPicture(640, 640);

/** Plants an entry with a cover. */
export function plantCovered(
  ...[kind, folder, slug, ...text]: Parameters<typeof plantEntry>
): void {
  plantEntry(kind, folder, slug, ...text);
  files[`${folder}/${slug}/cover.png`] = cover;
}

/** Plants a guide with a recording and a cover. */
export function plantGuide(slug: string, front: string, body = 'A walk.'): void {
  plantCovered('guide', 'guides', slug, front, body);
  files[`guides/${slug}/01.mp3`] = silence(2);
}

export const whole = (over: Partial<Record<string, string>> = {}): string =>
  Object.entries({ title: 'Walk', price: '4.99', category: 'towns', summary: 'A walk.', ...over })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
