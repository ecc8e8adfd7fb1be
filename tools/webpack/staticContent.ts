import webpack from 'webpack';
import { staticContentOf, staticNames } from '../../server/modules/site/staticContent.ts';
import { coverOf, readBundled } from './bundledFiles.ts';

/**
 * Writes the landing page's static JSON of the bundled catalogue, for builds that another server serves. Ours has its
 * shop's own (server/modules/site/shopFiles.ts).
 */
export function writeStaticContent(compiler: webpack.Compiler): void {
  compiler.hooks.thisCompilation.tap('static content', (compilation) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compilation.hooks.processAssets.tap({ name: 'static content', stage }, () => {
      const { language } = readBundled('shop', 'site/shop.md').front;
      const landing = readBundled('landing', `site/${language}/landing.md`).front;
      for (const name of staticNames) {
        const text = `${JSON.stringify(staticContentOf[name](landing, coverOf), null, 2)}\n`;
        compilation.emitAsset(`fake-api/${name}.json`, new webpack.sources.RawSource(text));
      }
    });
  });
}
