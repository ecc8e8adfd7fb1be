/** Italian shortens its article before a day that begins with a vowel: 'il 9 maggio', but 'l’8 maggio' and 'l’11'. */
const isElided = (day: string): boolean => /^(8|11)\b/.test(day);

/** Returns a date with its article: 'il 9 maggio 2026' or 'l’8 maggio 2026'. */
export const onDay = (day: string): string => (isElided(day) ? `l’${day}` : `il ${day}`);

/** Returns a date with the preposition 'a': 'al 9 maggio 2026' or 'all’8 maggio 2026'. */
export const toDay = (day: string): string => (isElided(day) ? `all’${day}` : `al ${day}`);
