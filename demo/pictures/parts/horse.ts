import { disc, ellipse, shape, stroke } from '../draw.ts';

interface Coat {
  coat: string;
  /** The farther legs and what lies on the coat. */
  shade: string;
}

/** A horse at a walk, to the right, one foreleg raised: its hooves are at y = 0, and it is 400 high. */
export const horse = ({ coat, shade }: Coat): string =>
  stroke('M-142 -232C-196 -226 -186 -150 -210 -66', coat, 26, true) +
  shape(
    'M-128 -190C-120 -140 -96 -122 -88 -88L-108 -14L-86 0H-120L-126 -14L-116 -86L-146 -150Z',
    shade,
  ) +
  shape('M84 -170L96 -90L92 -12L110 0H78L72 -90L60 -150Z', shade) +
  shape(
    'M-154 -214C-160 -262 -112 -276 -62 -262C-20 -252 30 -252 66 -262C100 -290 122 -340 142 -384L152 -414L170 -388C200 -376 226 -338 244 -306C246 -288 230 -282 214 -290C200 -300 188 -308 178 -312C172 -276 164 -232 150 -190C138 -150 100 -136 58 -138C0 -142 -56 -126 -108 -140C-146 -152 -154 -180 -154 -214Z',
    coat,
  ) +
  shape(
    'M-152 -224C-168 -166 -152 -124 -158 -92L-152 -12L-130 0H-166L-174 -12L-186 -94C-186 -130 -180 -170 -140 -200L-96 -160C-110 -140 -130 -130 -128 -100Z',
    coat,
  ) +
  shape(
    'M120 -196C160 -196 196 -176 206 -150L186 -84L204 -72L190 -60L164 -80L170 -136L116 -146Z',
    coat,
  ) +
  stroke('M70 -264C104 -296 122 -340 138 -386', shade, 18, true) +
  disc(196, -344, 6, shade);

/** Who sits on it: to be drawn over it. `hat` is a captain's, without it the rider is bareheaded. */
export const rider = (cloth: string, shade: string, skin: string, hat: boolean): string =>
  stroke('M-6 -286C30 -250 44 -200 30 -120L58 -108', shade, 40, true) +
  shape('M-50 -262C-58 -330 -50 -400 0 -414C46 -404 52 -340 40 -262Z', cloth) +
  stroke('M4 -380C30 -340 60 -330 104 -344', cloth, 34, true) +
  disc(110, -346, 15, skin) +
  stroke('M110 -346L206 -320', shade, 6) +
  ellipse(4, -452, 32, 38, skin) +
  (hat
    ? shape('M-44 -462C-40 -520 50 -520 52 -466L60 -456H-52Z', shade)
    : shape('M-32 -446C-44 -510 52 -510 38 -450C20 -476 -14 -476 -32 -446Z', shade));
