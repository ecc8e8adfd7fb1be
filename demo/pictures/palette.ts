/**
 * Six pairs of paper and ink that match the app's tokens (src/shared/theme/theme.css). A picture uses one pair
 * and the colours between, as a printer with one ink and a screen does. `middle` is where the way between
 * them passes: a straight way between two hues would go through grey.
 */
const palettes = [
  { name: 'terracotta', paper: '#F7E9D8', middle: '#D58F72', ink: '#9E3A21' },
  { name: 'night', paper: '#F1E8D6', middle: '#8089A6', ink: '#1C2A46' },
  { name: 'olive', paper: '#F0EBD3', middle: '#98A27C', ink: '#46553A' },
  { name: 'gold', paper: '#EFC469', middle: '#A87A32', ink: '#3B2815' },
  { name: 'porphyry', paper: '#F3D9CA', middle: '#BE7A72', ink: '#6C2235' },
  { name: 'lagoon', paper: '#E2EADD', middle: '#7CA79B', ink: '#1C5053' },
] as const;

export interface Tones {
  /** What everything is printed on. */
  ground: string;
  /** The other end. */
  ink: string;
  /** From the ground (0) to the ink (1). */
  at(amount: number): string;
  /** Light on dark instead of dark on light. */
  night: boolean;
}

type Triple = [number, number, number];

function toLinear(channel: number): number {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function fromLinear(c: number): number {
  const channel = c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055;
  return Math.max(0, Math.min(255, Math.round(channel * 255)));
}

function toLab(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  const r = toLinear((value >> 16) & 255);
  const g = toLinear((value >> 8) & 255);
  const b = toLinear(value & 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((c) => fromLinear(c).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixed in OKLab, so that the tints between two hues stay clean instead of going grey. */
function mix(from: string, to: string, amount: number): string {
  const [l1, a1, b1] = toLab(from);
  const [l2, a2, b2] = toLab(to);
  const t = Math.max(0, Math.min(1, amount));
  return toHex([l1 + (l2 - l1) * t, a1 + (a2 - a1) * t, b1 + (b2 - b1) * t]);
}

export function makeTones(index: number, night: boolean): Tones {
  const pair =
    palettes[((index % palettes.length) + palettes.length) % palettes.length] ?? palettes[0];
  const ground = night ? pair.ink : pair.paper;
  const ink = night ? pair.paper : pair.ink;
  const tint = (amount: number): string =>
    amount < 0.5 ? mix(ground, pair.middle, amount * 2) : mix(pair.middle, ink, amount * 2 - 1);
  return { ground, ink, night, at: tint };
}
