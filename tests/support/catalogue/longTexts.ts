/** The bundled catalogue, as a publisher with long names might have it. */
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const LONG =
  'Precipitevolissimevolmenteprecipitevolissimevolmente, e altre storie lunghissime di cui nessuno vede la fine';

/** What is shown as it is written. */
const field =
  /^( *(?:- )?(?:title|name|city|technique|dimensions|narrator|question|summary)): .+$/gm;

/** Copies the bundled catalogue to `folder`: all its titles, names and other short texts are long, and have long words. */
export async function writeLongTexts(folder: string): Promise<void> {
  await cp('demo/catalogue', folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const [index, { name, parentPath }] of entries.entries()) {
    if (!name.endsWith('.md')) continue;
    const file = join(parentPath, name);
    const text = await readFile(file, 'utf8');
    const end = text.indexOf('\n---', 3);
    const front = text.slice(0, end).replaceAll(field, `$1: "${LONG} ${index}"`);
    await writeFile(file, front + text.slice(end));
  }
}
