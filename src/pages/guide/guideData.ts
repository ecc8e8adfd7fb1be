import type { GuideDetail } from '../../domain/model.ts';
import { isoDuration } from '../../domain/text/duration.ts';
import { addressIn, paths, routes } from '../../shared/site/paths.ts';
import { mediaUrl } from '../../shared/site/settings.ts';
import type { Site } from '../../domain/decode/site.ts';
import { faqData } from '../parts/StructuredData.tsx';
import { guideCopy } from './copy.ts';

/**
 * Returns a guide as structured data (schema.org): the product with its offer, the free tracks, the breadcrumbs and the questions. It
 * contains only what the page itself shows.
 */
export function guideData(
  guide: GuideDetail,
  { currency, name: brand }: Site['shop'],
  absolute: (path: string) => string,
): { '@graph': object[] } {
  const { category, cover, id, price, shortDescription, title, tracks } = guide;
  const url = absolute(addressIn(paths.guide(id)));
  const media = (path: string) => absolute(mediaUrl(path));
  const crumbs = [
    { name: guideCopy.home, path: routes.landing },
    { name: category.name, path: paths.category(category.id) },
    { name: title, path: paths.guide(id) },
  ];
  return {
    '@graph': [
      {
        '@type': 'Product',
        '@id': `${url}#product`,
        name: title,
        description: shortDescription,
        ...(cover.path !== '' && { image: media(cover.path) }),
        category: category.name,
        sku: String(id),
        brand: { '@type': 'Brand', name: brand },
        offers: {
          '@type': 'Offer',
          url,
          price,
          priceCurrency: currency,
          availability: 'https://schema.org/InStock',
        },
      },
      ...tracks
        .filter(({ audio, isFree }) => isFree && audio !== '')
        .map(({ audio, duration, title: name }) => ({
          '@type': 'AudioObject',
          name,
          ...(duration > 0 && { duration: isoDuration(duration) }),
          contentUrl: media(audio),
          encodingFormat: 'audio/mpeg',
          inLanguage: guide.lang,
          isAccessibleForFree: true,
        })),
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: absolute(addressIn(path)),
        })),
      },
      ...(guide.faqs.length > 0 ? [faqData(guide.faqs)] : []),
    ],
  };
}
