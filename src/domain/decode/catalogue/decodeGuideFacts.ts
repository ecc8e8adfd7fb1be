import type { WireGuideFacts } from '../../../../contract/guides.ts';
import { optionalText, type Unchecked } from '../wire.ts';

/** Facts on a guide's page. Empty: unknown. */
export interface GuideFacts {
  /** Of the recordings, as a BCP 47 tag such as 'it'. */
  language: string;
  /** Name of the speaker. */
  narrator: string;
}

export const toGuideFacts = (wire: Unchecked<WireGuideFacts>): GuideFacts => ({
  language: optionalText(wire, 'language'),
  narrator: optionalText(wire, 'narrator'),
});
