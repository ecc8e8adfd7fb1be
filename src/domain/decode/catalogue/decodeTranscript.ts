import { optionalText, type Unchecked } from '../wire.ts';

/** Returns the media path of a recording's words, if the provider sends one. @throws WireError */
export function toTranscript(wire: Unchecked<{ transcript?: string }>): { transcript?: string } {
  const transcript = optionalText(wire, 'transcript');
  return transcript === '' ? {} : { transcript };
}
