import { composeTheme, THEME_COUNT } from './compose.ts';
import type { Score } from './score.ts';
import { sentences } from './speech-text.ts';
import { render } from './synth.ts';

const seeds = Array.from({ length: THEME_COUNT }, (_, index) => index + 1);
const tuneOf = ({ notes }: Score): string =>
  notes
    .filter(({ part }) => part === 'tune')
    .map(({ pitch, seconds }) => `${pitch}:${seconds.toFixed(1)}`)
    .join(' ');

describe('the composer', () => {
  it('writes the same notes for the same seed', () => {
    expect(composeTheme(7)).toEqual(composeTheme(7));
  });

  it('writes twenty themes, no two alike', () => {
    expect(THEME_COUNT).toBe(20);
    const themes = seeds.map(composeTheme);
    expect(new Set(themes.map(({ title }) => title)).size).toBe(20);
    expect(new Set(themes.map(tuneOf)).size).toBe(20);
  });

  it('writes another tune on the same ground for a later seed', () => {
    const [early, late] = [composeTheme(1), composeTheme(1 + THEME_COUNT)];
    expect(late.title).toBe(early.title);
    expect(tuneOf(late)).not.toBe(tuneOf(early));
  });

  it.each(seeds)('ends theme %i with tune and bass on one tonic', (seed) => {
    const { notes, seconds } = composeTheme(seed);
    const last = (part: string): number =>
      notes.filter((note) => note.part === part).at(-1)?.pitch ?? 0;
    expect(Math.abs(last('tune') - last('bass')) % 12).toBe(0);
    expect(seconds).toBeGreaterThan(7);
    expect(seconds).toBeLessThan(12.5);
  });
});

describe('the synthesiser', () => {
  it('goes from silence to silence without clipping', () => {
    const { title, notes } = composeTheme(11);
    const sound = render({ title, notes: notes.slice(0, 8), seconds: 1.5 }, 11);
    const peak = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(peak).toBeGreaterThan(0.5);
    expect(peak).toBeLessThanOrEqual(0.701);
    expect(Math.abs(sound[0] ?? 1)).toBeLessThan(0.001);
    expect(Math.abs(sound.at(-1) ?? 1)).toBeLessThan(0.001);
  });
});

describe('a script', () => {
  it('becomes sentences that Festival can read', () => {
    const script = '«Guardatelo», disse l’Abate — e tacque… Müller rise!\n\nMasaccio no.';
    expect(sentences(script)).toEqual([
      {
        written: '«Guardatelo», disse l’Abate — e tacque…',
        text: "Guardàtelo, disse l'Abate, e tacque.",
        progress: 0,
        closes: false,
      },
      { written: 'Müller rise!', text: 'Muller rise!', progress: 1, closes: true },
      { written: 'Masaccio no.', text: 'masàccio no.', progress: 0, closes: true },
    ]);
  });

  it('is not cut at an abbreviation, and its numbers are those of kings', () => {
    const script = 'Nel 13 a.C. tornò. Umberto I e Urbano VIII, l’8 maggio.';
    expect(sentences(script).map(({ text }) => text)).toEqual([
      'Nel 13 avanti Cristo tornò.',
      "Umberto primo e Urbano ottavo, l'otto maggio.",
    ]);
  });
});
