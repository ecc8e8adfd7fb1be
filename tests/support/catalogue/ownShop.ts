import { guideFiles, townsCategory, writeFiles } from './folder.ts';
import { siteFiles } from './siteFiles.ts';

/** Of the bundled shop: its names, places, claims and prices. */
export const BUNDLED =
  /cicerone(?!\.example|[_-])|firenze|florence|fatture@|20[.,]?000|oltre |pittura|caravaggio|rinascimento|59[.,]99|29[.,]99|\$/i;

/** Writes a shop with `site/` and ten guides of its own at a price of the currency. The tenth is hidden. */
export async function writeOwnShop(folder: string, price: string, currency: string): Promise<void> {
  await writeFiles(folder, { ...townsCategory, ...siteFiles({ currency }) });
  for (let number = 1; number <= 10; number += 1) {
    const files = await guideFiles(`walk-${number}`, `Walk ${number}`, number);
    const text = String(files[`guides/walk-${number}/guide.md`]).replace('4.99', `'${price}'`);
    const hidden = number === 10 ? text.replace('---\n', '---\nstatus: off\n') : text;
    await writeFiles(folder, { ...files, [`guides/walk-${number}/guide.md`]: hidden });
  }
}
