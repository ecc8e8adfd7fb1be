import type { Stage } from '../draw.ts';
import type { Traits } from './traits.ts';

/** What a head is printed with. */
export interface Inks {
  skin: string;
  skinShade: string;
  hair: string;
  hairLine: string;
  cloth: string;
  clothShade: string;
  trim: string;
  line: string;
}

/** Hair goes grey with age. */
export function living({ tone: { at, night } }: Stage, { age }: Traits): Inks {
  const grey = age === 'old';
  return {
    skin: at(night ? 0.97 : 0.05),
    skinShade: at(night ? 0.7 : 0.26),
    hair: at(grey ? (night ? 0.84 : 0.14) : night ? 0.5 : 0.74),
    hairLine: at(grey ? (night ? 0.4 : 0.64) : night ? 0.74 : 0.46),
    cloth: at(night ? 0.36 : 0.86),
    clothShade: at(night ? 0.22 : 0.97),
    trim: at(night ? 0.84 : 0.2),
    line: at(night ? 0.2 : 0.84),
  };
}

export const marble = ({ tone: { at, night } }: Stage): Inks => ({
  skin: at(night ? 0.94 : 0.02),
  skinShade: at(night ? 0.7 : 0.28),
  hair: at(night ? 0.8 : 0.14),
  hairLine: at(night ? 0.46 : 0.56),
  cloth: at(night ? 0.74 : 0.22),
  clothShade: at(night ? 0.5 : 0.5),
  trim: at(night ? 0.86 : 0.1),
  line: at(night ? 0.2 : 0.84),
});

/** `deep` tells two heads apart that are cast side by side: 0 to 0.12. */
export const bronze = ({ tone: { at, night } }: Stage, deep = 0): Inks => {
  const tint = (day: number, dark: number): string => at(night ? dark - deep : day + deep);
  return {
    skin: tint(0.5, 0.66),
    skinShade: tint(0.66, 0.48),
    hair: tint(0.74, 0.36),
    hairLine: tint(0.44, 0.64),
    cloth: tint(0.66, 0.44),
    clothShade: tint(0.8, 0.3),
    trim: tint(0.3, 0.84),
    line: at(night ? 0.08 : 0.96),
  };
};
