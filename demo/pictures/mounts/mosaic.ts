import { type Stage, d, repeat, stroke } from '../draw.ts';

/** How many stones lie side by side. */
const STONES = 30;

/** The joints between small stones, laid over a picture in rows that waver a little. */
export const mosaic =
  (view: (s: Stage) => string) =>
  (s: Stage): string => {
    const { w, h, rng, tone } = s;
    const size = h / STONES;
    const rows = Math.ceil(h / size) + 1;
    const columns = Math.ceil(w / size) + 1;
    const courses = repeat(rows, (row) => {
      const y = row * size;
      const lean = rng.between(-0.2, 0.2) * size;
      return d`M0 ${y}Q${w / 2} ${y + lean} ${w} ${y}`;
    });
    const joints = repeat(rows, (row) =>
      repeat(columns, (column) => {
        const x = (column + (row % 2) / 2 + rng.between(-0.16, 0.16)) * size;
        return d`M${x} ${row * size}v${size}`;
      }),
    );
    const joint = stroke(courses + joints, tone.at(tone.night ? 0.12 : 0.2), 3);
    return `${view(s)}<g opacity="0.5">${joint}</g>`;
  };
