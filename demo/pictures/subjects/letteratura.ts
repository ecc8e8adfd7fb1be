import type { CategorySubjects } from '../subjects.ts';

export const letteratura: CategorySubjects = {
  guides: {
    'ultimo-rifugio-dante': 'tomb',
    'petrarca-canzoniere-arqua': 'bough',
    'recanati-oltre-la-siepe': 'hedge',
    'nuoro-casa-deledda': 'house',
  },
  persons: {
    'dante-alighieri': {
      sex: 'man',
      age: 'grown',
      hair: 'short',
      beard: 'none',
      headwear: 'hood',
      dress: 'gown',
    },
    'francesco-petrarca': {
      sex: 'man',
      age: 'grown',
      hair: 'tonsure',
      beard: 'none',
      headwear: 'hood',
      dress: 'cowl',
    },
    'giacomo-leopardi': {
      sex: 'man',
      age: 'young',
      hair: 'short',
      beard: 'none',
      headwear: 'none',
      dress: 'coat',
    },
    'grazia-deledda': {
      sex: 'woman',
      age: 'old',
      hair: 'bun',
      headwear: 'none',
      dress: 'coat',
    },
  },
  objects: {
    'canzoniere-vaticano-latino-3195': 'codex',
    'codice-degli-abbozzi': 'draft',
    'voragine-infernale-botticelli': 'abyss',
    'virgilio-vaticano-miniato': 'miniature',
    'dante-al-leggio-pietro-lombardo': 'lectern',
    'cassetta-ossa-di-dante': 'casket',
    'infinito-autografo-napoletano': 'autograph',
    'zibaldone-di-pensieri': 'notebooks',
  },
  places: {
    'biblioteca-apostolica-vaticana': 'library',
    'zona-dantesca-ravenna': 'tomb',
    'biblioteca-nazionale-napoli': 'academy',
  },
  updates: {
    'update-09': 'library',
  },
};
