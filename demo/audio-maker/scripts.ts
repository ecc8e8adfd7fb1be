import { readFileSync } from 'node:fs';

/**
 * Reads what is said in the tracks of a guide: `demo/scripts/<slug>.md` has a heading for each track, with the
 * track's title. Throws when headings and titles differ.
 */
export function trackScripts(slug: string, titles: readonly string[]): string[] {
  const file = `demo/scripts/${slug}.md`;
  const [, ...sections] = `\n${readFileSync(file, 'utf8')}`.split(/\n# /);
  const scripts = sections.map((section) => {
    const end = section.indexOf('\n');
    return { title: section.slice(0, end).trim(), text: section.slice(end).trim() };
  });
  const headings = scripts.map(({ title }) => title);
  if (headings.join('\n') !== titles.join('\n')) {
    throw new Error(`${file} has other headings than the guide has tracks: ${headings.join(', ')}`);
  }
  return scripts.map(({ text }) => text);
}
