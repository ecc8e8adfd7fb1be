import { routeTable } from '../../../contract/routes.ts';
import type { Config } from '../../config.ts';
import type { App } from '../../http/app.ts';
import { siteOriginOf } from '../../http/siteOrigin.ts';

/** What belongs to one person, is a test's, or is no page. */
const CLOSED = [
  ...['/api/', '/dev/', '/payment/'],
  routeTable.supportReplay.path,
  // All pages of customers are below it.
  routeTable.home.path,
];

/** What search engines may read: every public page, and where the list of them is. */
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
