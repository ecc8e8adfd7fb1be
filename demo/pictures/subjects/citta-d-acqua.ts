import type { CategorySubjects } from '../subjects.ts';

export const cittaDAcqua: CategorySubjects = {
  guides: {
    'tintoretto-a-san-rocco': 'quadreria',
    'la-superba-dalla-lanterna-ai-rolli': 'lighthouse',
    'napoli-tre-castelli-e-un-golfo': 'gulf',
    'navigli-valli-e-bora': 'bridge',
  },
  persons: {
    'jacopo-tintoretto': {
      sex: 'man',
      age: 'old',
      hair: 'short',
      beard: 'long',
      headwear: 'none',
      dress: 'gown',
    },
    'andrea-doria': {
      sex: 'man',
      age: 'old',
      hair: 'short',
      beard: 'long',
      headwear: 'beret',
      dress: 'gown',
    },
    'ferrante-d-aragona': {
      sex: 'man',
      age: 'grown',
      hair: 'long',
      beard: 'none',
      headwear: 'beret',
      dress: 'gown',
    },
    'massimiliano-d-asburgo': {
      sex: 'man',
      age: 'young',
      hair: 'short',
      beard: 'full',
      headwear: 'none',
      dress: 'suit',
    },
  },
  objects: {
    'san-rocco-in-gloria': {
      as: 'tondo',
      of: 'glory',
    },
    'crocifissione-di-san-rocco': {
      as: 'wide',
      of: 'crucifixion',
    },
    'mose-fa-scaturire-l-acqua': {
      as: 'upright',
      of: 'spring',
    },
    'galea-genovese-del-galata': 'galley',
    'ritratto-di-colombo-del-galata': {
      as: 'upright',
      of: {
        sex: 'man',
        age: 'old',
        hair: 'long',
        beard: 'none',
        headwear: 'beret',
        dress: 'gown',
      },
    },
    'sommergibile-nazario-sauro': 'submarine',
    'tavola-strozzi': {
      as: 'wide',
      of: 'panorama',
    },
    'lancia-reale-di-carlo-di-borbone': 'barge',
  },
  places: {
    'scuola-grande-di-san-rocco': 'palace',
    'galata-museo-del-mare': 'lighthouse',
    'certosa-e-museo-di-san-martino': 'hillBasilica',
  },
  updates: {
    'update-12': 'quadreria',
  },
};
