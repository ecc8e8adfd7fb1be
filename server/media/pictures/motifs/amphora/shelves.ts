import { type Stage, rect } from '../../draw.ts';
import { vessel, vessels } from '../../vessels.ts';

/** A potter's shelves. */
export function shelves(s: Stage): string {
  const { w, h, rng, tone } = s;
  const rows = s.variant ? 2 : 3;
  const first = rng.int(0, vessels.length - 1);
  const each = (h * 0.9) / rows;
  let out = rect(0, 0, w, h, tone.at(0.1));
  let turn = 0;
  for (let row = 0; row < rows; row += 1) {
    const base = h * 0.07 + each * (row + 1) - h * 0.035;
    out += rect(0, base - each + h * 0.035, w, each, tone.at(row % 2 ? 0.18 : 0.26));
    const count = Math.round(((rows === 2 ? 2.6 : 3.6) * w) / h) + (row % 2);
    for (let i = 0; i < count; i += 1) {
      const kind = vessels[(first + turn * 3) % vessels.length] ?? 'amphora';
      turn += 1;
      const room = w / count;
      const wide = { krater: 0.9, kylix: 1.6, hydria: 0.78 }[kind as string] ?? 0.62;
      const tall = Math.min(each * rng.between(0.72, 0.84), (room * 0.94) / wide);
      const dark = (i + row) % 2 === 0;
      const look = {
        body: tone.at(dark ? 0.82 : 0.5),
        shade: tone.at(dark ? 0.96 : 0.64),
        paint: tone.at(dark ? 0.3 : 0.92),
        side: 1,
      };
      out += vessel(s, kind, room * (i + 0.5), base, tall, look);
    }
    out +=
      rect(0, base, w, h * 0.026, tone.at(0.66)) +
      rect(0, base + h * 0.026, w, h * 0.03, tone.at(0.38));
  }
  return out;
}
