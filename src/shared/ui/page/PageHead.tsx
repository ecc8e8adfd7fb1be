import { use } from 'react';
import { useLocation } from 'react-router-dom';
import type { Picture } from '../../../domain/model.ts';
import { mediaUrl } from '../../site/settings.ts';
import { absoluteUrl, SiteOrigin } from '../../site/siteOrigin.ts';
import { brandCopy, headCopy } from '../copy.ts';

interface Props {
  title: string;
  /** What search engines and shared links say of the page; the product's own words when it has none. */
  description?: string;
  /** What shared links show; the brand's picture when there is none. */
  picture?: Picture;
  /** The language of title and description. */
  locale?: 'en_US' | 'it_IT';
  /** For addresses that lead nowhere. */
  noIndex?: boolean;
}

/** Search engines show about as much. */
const descriptionLength = 160;

const oneLine = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= descriptionLength) return line;
  return `${line.slice(0, descriptionLength).replace(/\s+\S*$/, '')}…`;
};

/** The largest variant: links are shown on screens of every kind. */
const fileOf = ({ path, stem, widths }: Picture): string =>
  mediaUrl(widths.length > 0 ? `${stem}.${widths.at(-1)}.webp` : path);

/**
 * What a page says of itself to search engines and to those who share it: React puts it in the document's
 * head, wherever it is rendered (docs/decisions/009-addresses-in-the-head.md).
 */
export function PageHead({
  title,
  description = headCopy.description,
  picture,
  locale = 'en_US',
  noIndex = false,
}: Props) {
  const origin = use(SiteOrigin);
  const { pathname } = useLocation();
  const address = origin + (pathname.replace(/\/+$/, '') || '/');
  const text = oneLine(description);
  const image = picture && picture.path !== '' ? fileOf(picture) : headCopy.picture;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={text} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={brandCopy.name} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={locale} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={absoluteUrl(origin, image)} />
      <meta name="twitter:card" content={picture ? 'summary' : 'summary_large_image'} />
    </>
  );
}
