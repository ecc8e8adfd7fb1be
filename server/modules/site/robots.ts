import { languages, pathIn } from '../../../contract/languages.ts';
import { routeTable } from '../../../contract/routes.ts';
import type { Config } from '../../config.ts';
import type { App } from '../../http/app.ts';
import { siteOriginOf } from '../../http/siteOrigin.ts';

/** Paths of customers' pages, of test pages, and of what is no page. */
const CLOSED = [
  '/api/',
  '/dev/',
  '/payment/',
  // All pages of customers are below it.
  ...languages.map((language) => pathIn(language, routeTable.home.path)),
];

/** Registers `/robots.txt`: search engines may read every public page, and find the sitemap. */
export function robots(app: App, config: Config): void {
  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Allow: /',
          ...CLOSED.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${siteOriginOf(request, config)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
}
