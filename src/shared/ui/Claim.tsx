import { useSite } from '../site/useSite.ts';
import { trueCount } from './trueCount.ts';

interface Props {
  /** Default: none. */
  text?: string;
  /** How many guides the text claims. */
  claim: number | undefined;
  /** The text's language, if it is not the site's. */
  language?: string | undefined;
}

/** Shows a text that may claim more guides than the shop has, and then their true number beside it. */
export function Claim({ text = '', claim, language }: Props) {
  return `${text} ${trueCount(useSite(), claim, language)}`.trim();
}
