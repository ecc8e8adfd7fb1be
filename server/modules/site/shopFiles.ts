/**
 * Files that have words of the shop: the landing page's static JSON, and the web app manifest, by which a device
 * names the installed app. Without a site they are the build's.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languages, pathIn, type Language } from '../../../contract/languages.ts';
import { languageDirOf } from '../../../build.settings.ts';
import type { Config } from '../../config.ts';
import { languagesIn, setLanguage } from '../../http/language.ts';
import { ROOT } from '../../lib/root.ts';
import { pathOf } from '../../plugins/log/requestLog.ts';
import { staticNames } from './staticContent.ts';
import type { Site } from './site.ts';

const hidden = { schema: { hide: true } };
const MANIFEST = '/manifest.webmanifest';

export function shopFiles(
  app: FastifyInstance,
  { distDir }: Pick<Config, 'distDir'>,
  site: Site,
): void {
  const fromBuild = (request: FastifyRequest, reply: FastifyReply) =>
    reply.sendFile(pathOf(request.url).slice(1), distDir, { maxAge: '5m', index: false });

  for (const name of staticNames) {
    app.get(`/fake-api/${name}.json`, hidden, async (request, reply) => {
      const language = await site.languageFor(languagesIn(request.headers['accept-language']));
      if (language === null) return fromBuild(request, reply);
      const content = await site.staticContent(language, name);
      setLanguage(reply, language).header('Cache-Control', 'no-cache');
      return content ?? reply.code(404).send({ message: 'The shop has no such section.' });
    });
  }

  for (const language of languages) {
    app.get(pathIn(language, MANIFEST), hidden, async (request, reply) => {
      const shop = await site.siteOf(request);
      if (!shop) return fromBuild(request, reply);
      const manifest = JSON.parse(await readManifest(distDir, language)) as object; // of the build
      const { name } = shop.shop;
      const { title = name, description } = shop.texts ?? {};
      return reply
        .header('Cache-Control', 'no-cache')
        .type('application/manifest+json; charset=utf-8')
        .send(
          JSON.stringify({
            ...manifest,
            name: title,
            short_name: name,
            description,
            lang: shop.language,
          }),
        );
    });
  }
}

const readManifest = (distDir: string, language: Language): Promise<string> =>
  readFile(join(languageDirOf(distDir, language), MANIFEST), 'utf8').catch(() =>
    readFile(join(ROOT, 'public', MANIFEST), 'utf8'),
  );
