import type {
  WireFaq,
  WireGuideDescription,
  WireGuideDetail,
  WireGuideFacts,
  WireStop,
  WireTrack,
} from '../../../../contract/guides.ts';
import type { GuideDetail, GuideFacts, Track } from '../../model.ts';
import { toGuide } from './decodeGuide.ts';
import { toLinkPicture, toPicture } from './picture.ts';
import { toTranscript } from './decodeTranscript.ts';
import { wholeSeconds } from '../../text/time.ts';
import {
  flag,
  list,
  nonNegativeNumber,
  optionalText,
  record,
  text,
  type Unchecked,
} from '../wire.ts';

export const toGuideFacts = (wire: Unchecked<WireGuideFacts>): GuideFacts => ({
  language: optionalText(wire, 'language'),
  narrator: optionalText(wire, 'narrator'),
  synthesized: flag(wire, 'synthesized'),
});

function toTrack(value: unknown): Track {
  const wire = record<WireTrack>(value, 'track');
  return {
    id: nonNegativeNumber(wire, 'id'),
    title: text(wire, 'titolo'),
    audio: optionalText(wire, 'file_mp3'),
    isFree: flag(wire, 'free'),
    duration: wire.duration === undefined ? 0 : wholeSeconds(nonNegativeNumber(wire, 'duration')),
    ...toTranscript(wire),
    ...(wire.number !== undefined && { number: nonNegativeNumber(wire, 'number') }),
    ...(wire.picture !== undefined && { picture: toPicture(text(wire, 'picture')) }),
  };
}

/** Decodes where the stop with a number is. @throws WireError */
export function toStop(value: unknown) {
  const wire = record<WireStop>(value, 'stop');
  return {
    guideId: nonNegativeNumber(wire, 'audio_guide_id'),
    trackId: nonNegativeNumber(wire, 'track_id'),
  };
}

/** The track with a number on the wall. */
export type Stop = ReturnType<typeof toStop>;

function toFaq(value: unknown) {
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
  const guide = toGuide(wire);
  const languages = list(wire.languages ?? [], 'languages', String);
  const isTranslated = languages.length > 1;
  const lang = isTranslated && guide.lang !== languages[0] ? { lang: guide.lang } : {};
  return {
    ...guide,
    isOwned: flag(wire, 'purchase'),
    facts: toGuideFacts(wire),
    ...(preview !== '' && { previewTranscript: preview }),
    opening: optionalText(wire, 'opening'),
    ...toLinkPicture(wire),
    ...(isTranslated && { languages }),
    tracks: list(wire.audio_content, 'tracks', (track) => ({ ...toTrack(track), ...lang })),
    descriptionHtml: optionalText(description, 'description'),
    faqs: list(description.audio_faq, 'questions', toFaq),
  };
}
