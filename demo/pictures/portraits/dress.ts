import { at, d, disc, repeat, shape, stroke } from '../draw.ts';
import type { Inks } from './inks.ts';
import type { Traits } from './traits.ts';

export function dressOf(traits: Traits, inks: Inks): string {
  const shoulders = (collar: number): string =>
    d`M${-300} 460C${-270} ${370} ${-180} ${320} ${-96} ${296 - collar}C${-60} ${300} ${60} ${290} ${112} ${232 - collar}C${190} ${280} ${290} ${320} ${330} 460Z`;
  const fold = (path: string, width = 6): string => stroke(path, inks.clothShade, width, true);
  switch (traits.dress) {
    case 'toga':
    case 'tunic':
      return (
        shape(shoulders(-10), inks.trim) +
        stroke(d`M${-96} ${306}C${-40} ${330} ${60} ${310} ${112} ${244}`, inks.hairLine, 6) +
        shape(
          d`M${330} 460C${300} ${330} ${200} ${280} ${120} ${238}C${60} ${330} ${-60} ${390} ${-150} 460Z`,
          inks.cloth,
        ) +
        repeat(4, (i) =>
          fold(
            d`M${130 + i * 46} ${256 + i * 18}C${70 + i * 40} ${340 + i * 16} ${-20 + i * 50} ${400} ${-90 + i * 66} 460`,
          ),
        ) +
        (traits.dress === 'toga' ? disc(98, 276, 17, inks.hairLine) : '')
      );
    case 'gown':
      return (
        shape(shoulders(0), inks.cloth) +
        shape(
          d`M${-100} ${300}C${-60} ${268} ${-50} ${256} ${-46} ${246}C${0} ${270} ${70} ${250} ${104} ${206}L${122} ${240}C${70} ${310} ${-40} ${320} ${-100} ${300}Z`,
          inks.trim,
        ) +
        repeat(3, (i) =>
          fold(
            d`M${-60 + i * 70} ${318 - i * 10}C${-70 + i * 80} ${360} ${-80 + i * 90} ${400} ${-84 + i * 96} 460`,
          ),
        )
      );
    case 'cowl':
      return (
        shape(shoulders(0), inks.cloth) +
        shape(
          d`M${-116} ${312}C${-90} ${268} ${-60} ${250} ${-46} ${236}C${10} ${250} ${60} ${220} ${96} ${150}C${170} ${160} ${216} ${220} ${196} ${290}C${110} ${350} ${-30} ${356} ${-116} ${312}Z`,
          inks.clothShade,
        ) +
        stroke(d`M${-104} ${306}C${-30} ${336} ${110} ${330} ${184} ${276}`, inks.hair, 5, true)
      );
    case 'ruff':
      return (
        shape(shoulders(0), inks.cloth) +
        repeat(11, (_i, k) =>
          at(
            shape(
              d`M0 ${-38}C${26} ${-34} ${26} ${34} 0 ${38}C${-26} ${34} ${-26} ${-34} 0 ${-38}Z`,
              inks.trim,
            ) + stroke(d`M0 ${-30}V${30}`, inks.hairLine, 5),
            -104 + k * 232,
            256 + Math.sin(k * 3.1) * 22 - k * 74,
            1,
            -12 + k * -18,
          ),
        ) +
        repeat(4, (i) => disc(-96 - i * 8, 340 + i * 34, 8, inks.trim))
      );
    case 'coat':
      return (
        shape(shoulders(0), inks.cloth) +
        shape(
          d`M${-60} ${224}C${-20} ${256} ${60} ${240} ${100} ${180}L${118} ${240}C${60} ${300} ${-40} ${300} ${-72} ${270}Z`,
          inks.trim,
        ) +
        shape(
          d`M${-110} ${302}C${-120} ${340} ${-96} ${400} ${-60} ${440}C${-40} ${390} ${-50} ${330} ${-60} ${270}Z`,
          inks.trim,
        ) +
        stroke(
          d`M${-100} ${330}q${24} ${10} ${40} 0M${-96} ${360}q${20} ${10} ${36} 0`,
          inks.hairLine,
          5,
          true,
        ) +
        shape(
          d`M${108} ${170}C${140} ${230} ${60} ${330} ${-30} 460H${40}C${90} ${360} ${170} ${300} ${150} ${226}Z`,
          inks.clothShade,
        )
      );
    case 'suit':
      return (
        shape(shoulders(0), inks.cloth) +
        shape(
          d`M${-64} ${214}C${-20} ${240} ${60} ${230} ${100} ${180}L${112} ${236}C${60} ${286} ${-30} ${290} ${-90} ${300}Z`,
          inks.trim,
        ) +
        shape(d`M${-88} ${262}l${44} ${14}l${-8} ${36}l${-48} ${-20}Z`, inks.clothShade) +
        shape(
          d`M${112} ${226}C${80} ${300} ${0} ${330} ${-70} 460H${-10}L${10} ${390}l${44} ${-6}l${-10} ${-34}C${110} ${310} ${150} ${280} ${140} ${244}Z`,
          inks.clothShade,
        )
      );
  }
}
