import type { GuideRow } from '../catalogue/toRows.ts';

/**
 * Guides for load tests: composed after the bundled ones, the same for the same number everywhere. Each
 * has a title of its own and borrows files, tracks and questions from a bundled guide of its category.
 */
const SUBJECTS = [
  'Affreschi', 'Botteghe', 'Chiostri', 'Cupole', 'Fontane', 'Giardini', 'Leggende', 'Mercati', 'Mosaici',
  'Musei', 'Notti', 'Osterie', 'Palazzi', 'Piazze', 'Ponti', 'Porte', 'Ritratti', 'Rovine', 'Scale', 'Statue',
  'Storie', 'Strade', 'Teatri', 'Torri', 'Biblioteche', 'Campanili', 'Cortili', 'Mura', 'Orologi', 'Pozzi',
]; // prettier-ignore
const CITIES = [
  'Agrigento', 'Ancona', 'Aosta', 'Aquileia', 'Arezzo', 'Ascoli', 'Assisi', 'Bari', 'Benevento', 'Bergamo',
  'Bologna', 'Bolzano', 'Brescia', 'Cagliari', 'Caserta', 'Catania', 'Como', 'Cortona', 'Cremona', 'Ercolano',
  'Faenza', 'Ferrara', 'Firenze', 'Foligno', 'Gaeta', 'Genova', 'Gubbio', 'Lecce', 'Lucca', 'Mantova', 'Matera',
  'Messina', 'Milano', 'Modena', 'Monreale', 'Napoli', 'Noto', 'Orvieto', 'Otranto', 'Padova', 'Paestum',
  'Palermo', 'Parma', 'Pavia', 'Perugia', 'Pesaro', 'Pienza', 'Pisa', 'Pistoia', 'Pompei', 'Ragusa', 'Ravenna',
  'Rimini', 'Roma', 'Salerno', 'Sassari', 'Siena', 'Siracusa', 'Spoleto', 'Taormina', 'Todi', 'Torino', 'Trani',
  'Trento', 'Treviso', 'Trieste', 'Udine', 'Urbino', 'Venezia', 'Verona', 'Vicenza', 'Viterbo', 'Volterra',
]; // prettier-ignore
const ANGLES = [
  'all’alba', 'al tramonto', 'in un pomeriggio', 'fuori dalle mappe', 'con gli occhi dei viaggiatori',
  'passo dopo passo', 'tra due guerre', 'nel Medioevo', 'nel Seicento', 'nell’Ottocento', 'dopo la pioggia',
  'per chi ha fretta', 'per chi torna', 'lungo il fiume', 'sotto i portici', 'in dieci oggetti', 'a bassa voce',
  'con i bambini', 'tra le righe', 'senza folla', 'nelle carte d’archivio', 'al tempo dei mercanti',
]; // prettier-ignore
/** The voice tells guides apart whose subject, city and angle come again. */
const VOICES = [
  'Ada', 'Bianca', 'Carlo', 'Diana', 'Elio', 'Flora', 'Guido', 'Irene', 'Livia', 'Marco', 'Nina', 'Orsola',
  'Pietro', 'Quinto', 'Rosa', 'Silvio', 'Teresa', 'Ugo', 'Vera', 'Zeno',
]; // prettier-ignore
const PRICES = ['2.99', '3.99', '4.99', '5.99', '6.99', '7.99', '9.99'];

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('Nothing to choose from');
  return found;
};

const inCity = (city: string): string => `${city.startsWith('A') ? 'ad' : 'a'} ${city}`;

/** Steps that share no factor with the lists' lengths visit every combination before any comes again. */
const composed = (base: GuideRow, number: number): GuideRow => {
  const combinations = SUBJECTS.length * CITIES.length * ANGLES.length;
  const place = (number * 7_919) % combinations;
  const subject = at(SUBJECTS, place);
  const city = at(CITIES, Math.floor(place / SUBJECTS.length));
  const angle = at(ANGLES, Math.floor(place / (SUBJECTS.length * CITIES.length)));
  const round = Math.floor(number / combinations);
  const voice = round === 0 ? '' : `, con la voce di ${at(VOICES, round - 1)}`;
  const title = `${subject} ${inCity(city)} ${angle}${voice}`;
  return {
    ...base,
    slug: `guida-${String(number).padStart(6, '0')}`,
    title,
    short: `${subject} ${inCity(city)}: un percorso d’ascolto ${angle}, sulle tracce di «${base.title}».`,
    price: at(PRICES, number),
    remark: number % 8 === 0 ? 'Special' : 'Standard',
    description:
      `<h2>${title}</h2>\n<p>Questo itinerario porta ${inCity(city)} lo sguardo di «${base.title}».</p>\n` +
      base.description.slice(0, base.description.indexOf('</p>') + 4),
    faqs: base.faqs.slice(0, 4),
    // Numbers are unique in the shop.
    tracks: base.tracks.map((track) => ({ ...track, number: null })),
  };
};

/** The composed guides from one number up to another one; the first has number 1. */
export const composeGuides = (bundled: GuideRow[], from: number, to: number): GuideRow[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) =>
    composed(at(bundled, from - 1 + index), bundled.length + from + index),
  );
