import type { WireGuide, WireGuideFacts } from '../../../../contract/guides.ts';
import type { Guide, GuideDetail, Track } from '../../model.ts';

/**
 * Encodes a guide for storage in this browser: in the form of the API, which every release can decode (decodeGuide.ts).
 */
export const encodeGuide = (guide: Guide) =>
  ({
    id: guide.id,
    title: guide.title,
    short_description: guide.shortDescription,
    cover: guide.cover.path,
    theme: guide.theme,
    price: guide.price,
    remark: guide.isSpecial ? 'Special' : '',
    category: { id: guide.category.id, name: guide.category.name },
    // JSON has no undefined: absent values are omitted.
    purchase: guide.isOwned,
    wishList: guide.isInLibrary,
    duration: guide.duration,
  }) satisfies Partial<WireGuide>;

const encodeTrack = ({ id, title, audio, isFree, duration, transcript }: Track) => ({
  id,
  titolo: title,
  file_mp3: audio,
  free: isFree ? '1' : '0',
  duration,
  transcript,
});

/** Encodes a guide with its tracks, as `encodeGuide`. */
export const encodeGuideDetail = (guide: GuideDetail) => ({
  ...encodeGuide(guide),
  ...(guide.facts satisfies WireGuideFacts),
  audio_content: guide.tracks.map(encodeTrack),
  audio_description: { description: guide.descriptionHtml, audio_faq: guide.faqs },
});
