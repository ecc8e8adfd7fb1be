import { type Stage, at, boxPath, disc, line, rect, repeat, stroke } from '../../draw.ts';
import { leaf } from '../../parts/nature.ts';

interface Inks {
  page: string;
  shade: string;
  ink: string;
  faint: string;
  cover: string;
}

export const inksOf = ({ tone }: Stage): Inks => ({
  page: tone.at(tone.night ? 0.94 : 0.02),
  shade: tone.at(tone.night ? 0.74 : 0.18),
  ink: tone.at(tone.night ? 0.24 : 0.8),
  faint: tone.at(tone.night ? 0.5 : 0.46),
  cover: tone.at(tone.night ? 0.5 : 0.84),
});

/** Lines of writing that nobody can read. */
export function writing(
  s: Stage,
  x: number,
  y: number,
  wide: number,
  rows: number,
  gap: number,
  color: string,
  indent = 0,
): string {
  return repeat(rows, (i) => {
    const from = i < 3 ? indent : 0;
    const to = i === rows - 1 ? wide * s.rng.between(0.4, 0.7) : wide * s.rng.between(0.94, 1);
    return line(x + from, y + i * gap, x + to, y + i * gap, color, gap * 0.26);
  });
}

/** A painted initial: a square with foliage. */
export function initial(x: number, y: number, size: number, inks: Inks): string {
  const c = size / 2;
  return (
    rect(x, y, size, size, inks.ink) +
    at(
      repeat(6, (i) => at(leaf(c * 0.86, c * 0.26, inks.page, inks.ink), 0, 0, 1, i * 60)) +
        disc(0, 0, c * 0.18, inks.faint),
      x + c,
      y + c,
    ) +
    stroke(
      boxPath(x + size * 0.06, y + size * 0.06, size * 0.88, size * 0.88),
      inks.page,
      size * 0.03,
    )
  );
}
