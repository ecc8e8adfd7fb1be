const UNITS = (
  ' uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici ' +
  'sedici diciassette diciotto diciannove'
).split(' ');
const TENS = '  venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');

/**
 * Returns a whole number below a million in Italian, nothing for 0, with a space after thousands and hundreds: espeak-ng
 * reads each of these words better than digits.
 */
export function italianNumber(number: number): string {
  if (number >= 1000) {
    const thousands = number < 2000 ? 'mille' : `${italianNumber(Math.floor(number / 1000))}mila`;
    return `${thousands} ${italianNumber(number % 1000)}`.trim();
  }
  if (number >= 100) {
    const hundreds = number < 200 ? '' : UNITS[Math.floor(number / 100)];
    return `${hundreds}cento ${italianNumber(number % 100)}`.trim();
  }
  if (number < 20) return UNITS[number] ?? '';
  const tens = TENS[Math.floor(number / 10)] ?? '';
  const unit = UNITS[number % 10] ?? '';
  return (/^[uo]/.test(unit) ? tens.slice(0, -1) : tens) + unit;
}
