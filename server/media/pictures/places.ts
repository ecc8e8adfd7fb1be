import type { Motif } from '../../db/seed/content/types.ts';
import type { Stage } from './draw.ts';
import { amphitheatre } from './facades/amphitheatre.ts';
import { church } from './facades/church.ts';
import { hillTown } from './facades/hillTown.ts';
import { palazzo } from './facades/palazzo.ts';
import { villa } from './facades/villa.ts';
import { archScenes } from './motifs/arch.ts';
import { columnScenes } from './motifs/column.ts';
import { domeScenes } from './motifs/dome.ts';
import { gardenScenes } from './motifs/garden.ts';
import { starsScenes } from './motifs/stars.ts';
import { wavesScenes } from './motifs/waves.ts';

type Draw = (s: Stage) => string;

const [, , , piazza = palazzo] = archScenes;

const [, skyline = church] = domeScenes;

const [, , templeFront = amphitheatre, ruins = amphitheatre] = columnScenes;

const [, avenue = villa, terrace = villa] = gardenScenes;

const [, , observatory = palazzo] = starsScenes;

const [, bridge = hillTown, lagoon = hillTown, palace = palazzo] = wavesScenes;

/** What a place's name says it is. The first row that fits wins. */
const kinds: readonly (readonly [RegExp, readonly [Draw, ...Draw[]]])[] = [
  [/osservator|specola|planetari/, [observatory]],
  [/ponte\b|ponti\b/, [bridge]],
  [/anfiteatr|colosseo|arena|teatro/, [amphitheatre]],
  [
    /basilic|duomo|cattedral|chies|cappell|battister|abbazi|monaster|convent|certosa|santuari|\bsan\b|\bsant[ao']/,
    [church],
  ],
  [/tempi|pantheon|valle dei|paestum|selinunt/, [templeFront]],
  [
    /foro|fori|terme|domus|necropol|scav|parco archeolog|pompei|ercolano|ostia|via appia|tombe/,
    [ruins, templeFront, piazza],
  ],
  [/giardin|orto|parco|boboli/, [avenue, terrace]],
  [/vill[ae]\b|reggia|casino\b|tenuta/, [villa]],
  [
    /canal|lagun|isol|lago\b|porto|darsena|arsenale|mare|fiume|navigl|murano|burano|torcello/,
    [lagoon, bridge],
  ],
  [/ca' |fondaco|palazzo ducale/, [palace]],
  [/piazza|campo\b/, [piazza]],
  [/castell|torre|rocca|borgo|fortezza/, [hillTown]],
  [
    /palazz|muse|galleri|pinacotec|accadem|universit|bibliotec|archivi|collegi|scuola|casa\b|ospedale|istituto/,
    [palazzo],
  ],
];

const byMotif: Record<Motif, readonly [Draw, ...Draw[]]> = {
  arch: [palazzo, piazza],
  dome: [church, skyline],
  column: [templeFront, amphitheatre, ruins],
  amphora: [ruins, hillTown],
  laurel: [hillTown, palazzo],
  stars: [observatory, palazzo],
  garden: [villa, terrace, avenue],
  waves: [lagoon, bridge, palace],
};

export function placeScene(s: Stage, name: string, motif: Motif): string {
  const found = kinds.find(([words]) => words.test(name.toLowerCase()));
  return s.rng.pick(found ? found[1] : byMotif[motif])(s);
}
