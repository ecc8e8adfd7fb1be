import type { Instrument } from './ground.ts';
import type { Score } from './score.ts';

const names: Readonly<Record<Instrument, string>> = {
  lute: 'liuto',
  harp: 'arpa',
  harpsichord: 'clavicembalo',
  flute: 'flauto',
  bells: 'campane',
  organ: 'organo',
};

/** Returns what is heard in a theme, for those who cannot hear it: that it is music without words, and which. */
export function themeText({ notes, title }: Score): string {
  const played = [...new Set(notes.map(({ instrument }) => instrument))];
  const [lead] = notes.flatMap(({ part, instrument }) => (part === 'tune' ? [instrument] : []));
  const inOrder = played.sort((one, other) => Number(other === lead) - Number(one === lead));
  return `Musica senza parole: «${title}» per ${inOrder.map((each) => names[each]).join(' e ')}.\n`;
}
