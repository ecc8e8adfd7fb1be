import { type Point, type Stage, disc, polygon, rect, ring, shape } from '../../draw.ts';
import { birds, cloud } from '../../parts/sky.ts';

/** Looking straight up into a vault whose coffers are in ranks, or lozenges that sit in each other's gaps. */
const coffers =
  (lozenges: boolean) =>
  (s: Stage): string => {
    const { w, h, rng, tone } = s;
    const sectors = rng.pick([20, 24, 28]);
    const rings = rng.int(5, 6);
    const outer: Point = [w / 2, h / 2];
    const eye: Point = [w / 2 + rng.between(-0.13, 0.13) * h, h / 2 + rng.between(-0.13, 0.13) * h];
    const far = Math.hypot(w, h) * 0.53;
    const hole = h * rng.between(0.1, 0.14);
    const turn = rng.between(0, 360 / sectors);
    const spot = (radius: number, sector: number): Point => {
      const k = (radius - hole) / (far - hole);
      const angle = (((sector / sectors) * 360 + turn) * Math.PI) / 180;
      return [
        eye[0] + (outer[0] - eye[0]) * k + Math.cos(angle) * radius,
        eye[1] + (outer[1] - eye[1]) * k + Math.sin(angle) * radius,
      ];
    };
    const radius = (i: number): number => hole * 1.35 * (far / (hole * 1.35)) ** (i / rings);
    // The sun falls in from one side and lights the coffers opposite.
    const beam = rng.between(0, sectors);
    let out = rect(0, 0, w, h, tone.at(tone.night ? 0.22 : 0.34));
    for (let i = 0; i < rings; i += 1) {
      const from = radius(i);
      const span = radius(i + 1) - from;
      for (let j = 0; j < sectors; j += 1) {
        const mid = j + (i % 2);
        if (lozenges && j % 2) continue;
        const away = Math.abs(((j - beam + sectors * 1.5) % sectors) - sectors / 2) / (sectors / 2);
        const light = away > 0.72 && i > 0 ? (away - 0.72) * 2.2 : 0;
        const cell = (pad: number, shift: number): string =>
          polygon([
            ...(lozenges
              ? [
                  spot(from + span * (pad * 2 + shift - 0.4), mid),
                  spot(from + span * 0.5, mid + 1 - pad),
                  spot(from + span * (1.4 - pad * 2), mid),
                  spot(from + span * 0.5, mid - 1 + pad),
                ]
              : [
                  spot(from + span * (pad + shift), j + pad),
                  spot(from + span * (pad + shift), j + 1 - pad),
                  spot(from + span * (1 - pad + shift * 0.4), j + 1 - pad),
                  spot(from + span * (1 - pad + shift * 0.4), j + pad),
                ]),
          ]);
        const deep = tone.night ? 0.02 + light * 0.8 : 0.86 - light;
        out += shape(cell(0.12, 0), tone.at(tone.night ? 0.4 + light * 0.4 : 0.6 - light * 0.7));
        out += shape(cell(0.2, 0.05), tone.at(deep));
        if (i > 1)
          out += shape(cell(0.31, 0.08), tone.at(tone.night ? 0.14 + light * 0.9 : 0.7 - light));
      }
    }
    const sky = tone.night ? 0.92 : 0;
    return (
      out +
      ring(eye[0], eye[1], hole * 1.22, tone.at(tone.night ? 0.55 : 0.6), hole * 0.08) +
      disc(eye[0], eye[1], hole * 1.08, tone.at(0.94)) +
      disc(eye[0], eye[1], hole, tone.at(sky)) +
      cloud(
        eye[0] + hole * 0.1,
        eye[1] + hole * 0.35,
        hole * 1.3,
        tone.at(tone.night ? 0.75 : 0.16),
      ) +
      birds(s, eye[0], eye[1] - hole * 0.3, hole * 0.11, tone.at(tone.night ? 0.1 : 0.8))
    );
  };

export const oculus = coffers(false);

export const rotunda = coffers(true);
