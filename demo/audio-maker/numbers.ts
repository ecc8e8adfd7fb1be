const UNITS =
  ' uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove';
const TENS = '  venti trenta quaranta cinquanta sessanta settanta ottanta novanta';

/**
 * Returns a whole number below a million in Italian, with a space after thousands and hundreds: espeak-ng reads each of
 * these words better than digits.
 */
export function italianNumber(number: number): string {
  const [thousands, hundreds, rest] = [
    Math.floor(number / 1000),
    Math.floor((number % 1000) / 100),
    number % 100,
  ];
  const many = (count: number, one: string, suffix: string): string =>
    count === 0 ? '' : count === 1 ? one : `${italianNumber(count)}${suffix}`;
  const parts = [
    many(thousands, 'mille', 'mila'),
    many(hundreds, 'cento', 'cento'),
    belowHundred(rest),
  ];
  return parts.filter((part) => part !== '').join(' ') || 'zero';
}

function belowHundred(number: number): string {
  const units = UNITS.split(' ');
  if (number < 20) return units[number] ?? '';
  const tens = TENS.split(' ')[Math.floor(number / 10)] ?? '';
  const unit = units[number % 10] ?? '';
  return /^[uo]/.test(unit) ? tens.slice(0, -1) + unit : tens + unit;
}
