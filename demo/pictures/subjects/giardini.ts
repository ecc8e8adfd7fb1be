import type { CategorySubjects } from '../subjects.ts';

export const giardini: CategorySubjects = {
  guides: {
    'villa-d-este-teatro-delle-acque': 'fountain',
    'boboli-palazzo-senza-soffitto': 'avenue',
    'caserta-la-via-d-acqua-del-re': 'cascade',
    'palladio-in-villa': 'villa',
    'ninfa-e-la-mortella': 'roses',
  },
  persons: {
    'pirro-ligorio': {
      sex: 'man',
      age: 'grown',
      hair: 'short',
      beard: 'full',
      headwear: 'beret',
      dress: 'ruff',
    },
    'andrea-palladio': {
      sex: 'man',
      age: 'grown',
      hair: 'bald',
      beard: 'full',
      headwear: 'none',
      dress: 'gown',
    },
    'luigi-vanvitelli': {
      sex: 'man',
      age: 'grown',
      hair: 'wig',
      beard: 'none',
      headwear: 'none',
      dress: 'coat',
    },
    'susana-walton': {
      sex: 'woman',
      age: 'grown',
      hair: 'bun',
      headwear: 'hat',
      dress: 'coat',
    },
  },
  objects: {
    'fontana-dell-organo-di-tivoli': 'organFountain',
    'viale-delle-cento-fontane': 'spouts',
    'rometta-di-villa-d-este': 'rometta',
    'fontana-del-bacchino': 'tortoiseRider',
    'grotta-grande-del-buontalenti': 'grotto',
    'limonaia-di-boboli': 'terrace',
    'fontana-di-diana-e-atteone': 'stag',
    'dichiarazione-dei-disegni-di-caserta': 'engraving',
  },
  places: {
    'villa-d-este-a-tivoli': 'fountain',
    'giardino-di-boboli': 'avenue',
    'parco-della-reggia-di-caserta': 'cascade',
  },
  updates: {
    'update-11': 'roses',
  },
};
