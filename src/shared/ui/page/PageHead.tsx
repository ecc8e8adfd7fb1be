import { use } from 'react';
import { useLocation } from 'react-router-dom';
import type { Picture } from '../../../domain/model.ts';
import { openGraphLocale } from '../../../domain/text/language.ts';
import { language } from '../../../domain/text/locale.ts';
import { addressIn } from '../../site/paths.ts';
import { mediaUrl } from '../../site/settings.ts';
import { absoluteUrl, SiteOrigin } from '../../site/siteOrigin.ts';
import { useShopName, useSite } from '../../site/useSite.ts';
import { trueCount } from '../trueCount.ts';
import { headCopy } from '../copy.ts';

interface Props {
  /** Without the shop's name, which follows it; by default the shop's whole title. */
  title?: string;
  /** The title does not get the shop's name; default false. */
  isWhole?: boolean;
  /** The meta description for search engines and shared links; by default the shop's. */
  description?: string | undefined;
  /** The picture of shared links; by default the brand's. */
  picture?: Picture;
  /** The language of title and description; by default the interface's. */
  lang?: string;
  /** Media path of a JPEG of 1200 × 630 for shared links, in place of `picture`. */
  linkPicture?: string | undefined;
  /** Excludes the page from search engines: for addresses without content. */
  noIndex?: boolean;
}

/** Characters; search engines show about as many. */
const descriptionLength = 160;

const oneLine = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= descriptionLength) return line;
  return `${line.slice(0, descriptionLength).replace(/\s+\S*$/, '')}…`;
};

/** Returns the largest variant: the screen on which a shared link is shown is unknown. */
const fileOf = ({ path, stem, widths }: Picture): string =>
  mediaUrl(widths.length > 0 ? `${stem}.${widths.at(-1)}.webp` : path);

/**
 * Renders the page's title and metadata for search engines and shared links. React hoists them into the
 * document's head (docs/decisions/009-addresses-in-the-head.md).
 */
export function PageHead({
  title,
  isWhole = false,
  description,
  picture,
  lang = language,
  linkPicture,
  noIndex = false,
}: Props) {
  const origin = use(SiteOrigin);
  const { pathname } = useLocation();
  const address = origin + addressIn(pathname.replace(/\/+$/, '') || '/');
  const name = useShopName();
  const site = useSite();
  const whole =
    title === undefined
      ? (site?.texts?.title ?? name)
      : isWhole || name === ''
        ? title
        : `${title} · ${name}`;
  const ours = site?.texts && `${site.texts.description} ${trueCount(site, site.texts.claim)}`;
  const text = oneLine(description ?? ours ?? '');
  const own = picture && picture.path !== '' ? fileOf(picture) : headCopy.picture;
  const image = absoluteUrl(origin, linkPicture === undefined ? own : mediaUrl(linkPicture));
  // The brand's and those for links have this size.
  const isWide = linkPicture !== undefined || own === headCopy.picture;
  return (
    <>
      <title>{whole}</title>
      {text !== '' && <meta name="description" content={text} />}
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={openGraphLocale(lang)} />
      <meta property="og:title" content={whole} />
      {text !== '' && <meta property="og:description" content={text} />}
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      {linkPicture !== undefined && <meta property="og:image:type" content="image/jpeg" />}
      {isWide && <meta property="og:image:width" content="1200" />}
      {isWide && <meta property="og:image:height" content="630" />}
      <meta name="twitter:card" content={isWide ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:image" content={image} />
    </>
  );
}
