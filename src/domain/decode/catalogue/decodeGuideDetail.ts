import type {
  WireFaq,
  WireGuideDescription,
  WireGuideDetail,
  WireGuideFacts,
  WireTrack,
} from '../../../../contract/guides.ts';
import type { Faq, GuideDetail, GuideFacts, Track } from '../../model.ts';
import { toGuide } from './decodeGuide.ts';
import { toLinkPicture } from './picture.ts';
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
    opening: optionalText(wire, 'opening'),
    ...toLinkPicture(wire),
    tracks: list(wire.audio_content, 'tracks', toTrack),
    descriptionHtml: optionalText(description, 'description'),
    faqs: list(description.audio_faq, 'questions', toFaq),
  };
}
