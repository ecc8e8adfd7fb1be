import type {
  WireCategory,
  WireFaq,
  WireGuide,
  WireGuideDescription,
  WireGuideDetail,
  WireTrack,
} from '../../../../contract/guides.ts';
import type { Category, Faq, Guide, GuideDetail, Track } from '../../model.ts';
import { toGuideFacts } from './decodeGuideFacts.ts';
import { toPicture } from './picture.ts';
import { toTranscript } from './decodeTranscript.ts';
import { wholeSeconds } from '../../text/time.ts';
import { nonNegativeNumber, decimal, flag, list, optionalText, record, text } from '../wire.ts';

export function toCategory(value: unknown): Category {
  const wire = record<WireCategory>(value, 'category');
  return { id: nonNegativeNumber(wire, 'id'), name: text(wire, 'name') };
}

/** Decodes a guide in a list. @throws WireError */
export function toGuide(value: unknown): Guide {
  const wire = record<WireGuide>(value, 'guide');
  return {
    id: nonNegativeNumber(wire, 'id'),
    title: text(wire, 'title'),
    shortDescription: optionalText(wire, 'short_description'),
    cover: toPicture(text(wire, 'cover')),
    theme: optionalText(wire, 'theme'),
    price: decimal(wire, 'price'),
    isSpecial: wire.remark === 'Special',
    category: toCategory(wire.category),
    ...(wire.purchase !== undefined && { isOwned: flag(wire, 'purchase') }),
    // Both spellings are read.
    ...((wire.wishList !== undefined || wire.whishlist !== undefined) && {
      isInLibrary: flag(wire, 'wishList') || flag(wire, 'whishlist'),
    }),
    ...(wire.duration !== undefined && {
      duration: wholeSeconds(nonNegativeNumber(wire, 'duration')),
    }),
  };
}

function toTrack(value: unknown): Track {
  const wire = record<WireTrack>(value, 'track');
  return {
    id: nonNegativeNumber(wire, 'id'),
    title: text(wire, 'titolo'),
    audio: optionalText(wire, 'file_mp3'),
    isFree: flag(wire, 'free'),
    duration: wire.duration === undefined ? 0 : wholeSeconds(nonNegativeNumber(wire, 'duration')),
    ...toTranscript(wire),
  };
}

function toFaq(value: unknown): Faq {
  const wire = record<WireFaq>(value, 'question');
  return {
    id: nonNegativeNumber(wire, 'id'),
    question: text(wire, 'question'),
    answer: text(wire, 'answer'),
  };
}

/** Decodes a guide of its own page. @throws WireError */
export function toGuideDetail(value: unknown): GuideDetail {
  const wire = record<WireGuideDetail>(value, 'guide');
  const description = record<WireGuideDescription>(wire.audio_description, 'description');
  const preview = optionalText(wire, 'theme_transcript');
  return {
    ...toGuide(wire),
    isOwned: flag(wire, 'purchase'),
    facts: toGuideFacts(wire),
    ...(preview !== '' && { previewTranscript: preview }),
    tracks: list(wire.audio_content, 'tracks', toTrack),
    descriptionHtml: optionalText(description, 'description'),
    faqs: list(description.audio_faq, 'questions', toFaq),
  };
}
