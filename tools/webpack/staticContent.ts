import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { DEMO_CATALOGUE } from '../../build.settings.ts';
import type { Front, Kind } from '../../server/catalogue/format/schemas.ts';
import { readText } from '../../server/catalogue/format/textFile.ts';
import { picturePath } from '../../server/catalogue/pictures.ts';
import { staticContentOf, staticNames } from '../../server/modules/site/staticContent.ts';

function frontOf<K extends Kind>(kind: K, name: string): Front<K> {
  const file = path.join(DEMO_CATALOGUE, name);
  const { file: read, problems } = readText(kind, readFileSync(file, 'utf8'));
  if (!read) throw new Error(`${file}: ${problems[0]?.message}`);
  // `readText` has checked the front matter against the kind's schema.
  return read.front as Front<K>;
}

/** Returns the path of a guide's cover, as the import of the bundled catalogue names it. */
function coverOf(slug: string): string {
  const folder = path.join(DEMO_CATALOGUE, 'guides', slug);
  const file = readdirSync(folder).find((name) => name.startsWith('cover.'));
  if (!file) throw new Error(`${folder} has no cover.`);
  const hash = createHash('sha256')
    .update(readFileSync(path.join(folder, file)))
    .digest('hex');
  return picturePath('guide', `${slug}-${hash.slice(0, 12)}`);
}

/**
 * Writes the landing page's static JSON of the bundled catalogue, for builds that another server serves. Ours has its
 * shop's own (server/modules/site/shopFiles.ts).
 */
export function writeStaticContent(compiler: webpack.Compiler): void {
  compiler.hooks.thisCompilation.tap('static content', (compilation) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compilation.hooks.processAssets.tap({ name: 'static content', stage }, () => {
      const { language } = frontOf('shop', 'site/shop.md');
      const landing = frontOf('landing', `site/${language}/landing.md`);
      for (const name of staticNames) {
        const text = `${JSON.stringify(staticContentOf[name](landing, coverOf), null, 2)}\n`;
        compilation.emitAsset(`fake-api/${name}.json`, new webpack.sources.RawSource(text));
      }
    });
  });
}
