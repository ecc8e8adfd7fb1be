import type { Stage } from '../draw.ts';
import { archScenes } from '../motifs/arch.ts';
import { domeScenes } from '../motifs/dome.ts';
import { gardenScenes } from '../motifs/garden.ts';
import { bust } from './bust.ts';
import { coins } from './coins.ts';
import { casket, lens, sector } from './curios.ts';
import { drawing } from './drawing.ts';
import { cascade, spouts } from './fountains.ts';
import { fresco } from './fresco.ts';
import { herbarium } from './herbarium.ts';
import { armillary, battery, instrument, onPlinth, telescope } from './instruments.ts';
import { manuscript } from './manuscript.ts';
import { mosaic } from './mosaic.ts';
import { painting } from './painting.ts';
import { fragment, pot } from './pot.ts';
import { ship } from './ship.ts';
import { stele } from './stele.ts';
import { still } from './still.ts';
import { submarine } from './submarine.ts';
import { textile } from './textile.ts';

type Draw = (s: Stage, title: string) => string;

/** The garden's fountain, never its labyrinth. */
const fountain: Draw = (s) => {
  const [, , , basin = pot] = gardenScenes;
  return s.rng.pick([basin, basin, spouts, cascade])({ ...s, variant: 0 });
};

/** The first row whose words occur in the category or the title wins; the order is from special to general. */
/** What a title alone can say. */
const particular: readonly (readonly [RegExp, Draw])[] = [
  [/cannocchial|telescop/, onPlinth(telescope)],
  [/armillar/, onPlinth(armillary)],
  [/\blente|obiettiv/, onPlinth(lens)],
  [/compasso/, onPlinth(sector)],
  [/sommergibil/, submarine],
  [/cassett|\bdito\b|reliqui|scrign|cofan/, onPlinth(casket)],
  [/cupola/, domeScenes[0] ?? fragment],
  [/teatro|aula|volta\b/, domeScenes[2] ?? fragment],
  [/agrum|limon/, gardenScenes[2] ?? herbarium],
  [/cento fontan|bacchino/, spouts],
  [/cascata|cascatell/, cascade],
];

const kinds: readonly (readonly [RegExp, Draw])[] = [
  [/\bpila\b|batteri/, battery],
  [/mosaic/, mosaic],
  [/fontan/, fountain],
  [/grott|ninfe/, archScenes[2] ?? fragment],
  [/affresc|pittura (mural|parietal)/, fresco],
  [/monet|medagli|cammeo|gemm|gioiell|oreficer/, coins],
  [/erbari|botanic|piant[ae]\b|alber|fiore|agrum/, herbarium],
  [/\bnav[ei]\b|barc|gondol|galea|galer|vascell|imbarcazion/, ship],
  [
    /manoscritt|codice|libr|incunabol|volume|papir|pergamen|letter|poem|romanz|edizion|bibbia|trattat|diari|spartit|taccuin|quadern/,
    manuscript,
  ],
  [/disegn|mappa|\bcart[ae]\b|cartograf|pianta|progett|stamp|incision|portolan/, drawing],
  [
    /strument|telescop|cannocchial|astrolab|orolog|meridian|globo|sfera|macchin|microscop|pendol|bussol|scientific/,
    instrument,
  ],
  [/arazz|tessut|stoff|costum|merlett/, textile],
  [/epigraf|iscrizion|stele|lapid|altar|sarcofag|tavola bronz/, stele],
  [/vas[oi]|anfor|ceramic|maiolic|vetr|cratere|kylix|urna|bronzetto|arredo/, pot],
  [/architett|capitell|colonn|portal|model|cupol|rilievo architett|element/, fragment],
  [/scult|statu|bust|marmo|bronz|riliev|terracott|gruppo/, bust],
  [/dipint|pittur|pala|tela|tavola|ritratt|tempera|olio|polittic|tondo|miniatur|vedut/, painting],
];

export function objectScene(s: Stage, category: string, title: string): string {
  const find = (text: string, table = kinds): Draw | undefined =>
    table.find(([words]) => words.test(text.toLowerCase()))?.[1];
  // The category is what the writer meant; the title speaks only where the category does not.
  const told = /affresc|dipint|mosaic|manoscr|scult|disegn/i.test(category)
    ? undefined
    : find(title, particular);
  return (told ?? find(category) ?? find(title) ?? still)(s, title);
}
