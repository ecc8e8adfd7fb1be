import { pathIn } from '../../../contract/languages.ts';
import { language } from '../../domain/text/locale.ts';

/**
 * The settings of this build; webpack replaces the expressions with the values of build.settings.ts. Outside webpack
 * (tests) the environment itself is read.
 */
export const settings = {
  /** Origin of the provider's API; empty means the origin that serves the app. */
  apiBase: process.env.API_BASE ?? '',
  /** The origin of relative addresses: empty in a page, set in the renderer, which has no page (server/ssr). */
  origin: process.env.RENDERER_ORIGIN ?? '',
  mediaBase: process.env.MEDIA_BASE ?? '/storage/',
  contentBase: process.env.CONTENT_BASE ?? '/fake-api/',
  /** The address of the reviews frame; without a widget, a page of this site. */
  reviewsWidget: process.env.REVIEWS_WIDGET_URL || pathIn(language, '/reviews-widget.html'),
  appSecret: process.env.APP_SECRET ?? 'cicerone-web-app',
} as const;

/** Returns whether an address has its own origin, in upper or lower case. */
export const hasOrigin = (url: string): boolean => /^https?:\/\//i.test(url);

/** Returns the address of a media path such as `audio/track/1.mp3`. Absolute addresses are returned unchanged. */
export function mediaUrl(path: string): string {
  return hasOrigin(path) ? path : settings.mediaBase + path.replace(/^\//, '');
}
