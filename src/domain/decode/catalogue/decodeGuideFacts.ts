import type { WireGuideFacts } from '../../../../contract/guides.ts';
import { optionalText, type Unchecked } from '../wire.ts';

/** What a guide's page says of it in words. Empty: the provider does not say. */
export interface GuideFacts {
  /** Of its recordings, as a BCP 47 tag such as 'it'. */
  language: string;
  /** Who speaks. */
  narrator: string;
}

export const toGuideFacts = (wire: Unchecked<WireGuideFacts>): GuideFacts => ({
  language: optionalText(wire, 'language'),
  narrator: optionalText(wire, 'narrator'),
});
