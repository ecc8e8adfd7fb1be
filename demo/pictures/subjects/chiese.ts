import type { CategorySubjects } from '../subjects.ts';

export const chiese: CategorySubjects = {
  guides: {
    'cupole-e-cieli-d-oro': 'greatDome',
    'cupola-senza-armatura': 'skyline',
    'cappella-sistina-naso-all-insu': 'creation',
    'oro-di-ravenna': 'mosaicSky',
    'monreale-oro-dei-normanni': 'interlaced',
  },
  persons: {
    'filippo-brunelleschi': {
      sex: 'man',
      age: 'grown',
      hair: 'short',
      beard: 'none',
      headwear: 'hood',
      dress: 'gown',
    },
    'michelangelo-buonarroti': {
      sex: 'man',
      age: 'old',
      hair: 'curls',
      beard: 'full',
      headwear: 'none',
      dress: 'gown',
    },
    'massimiano-di-ravenna': {
      sex: 'man',
      age: 'grown',
      hair: 'bald',
      beard: 'short',
      headwear: 'none',
      dress: 'tunic',
    },
    'guglielmo-secondo-di-sicilia': {
      sex: 'man',
      age: 'young',
      hair: 'long',
      beard: 'short',
      headwear: 'diadem',
      dress: 'gown',
    },
  },
  objects: {
    'cupola-di-santa-maria-del-fiore': 'greatDome',
    'giudizio-di-vasari-e-zuccari': {
      as: 'fresco',
      of: 'paintedDome',
    },
    'giovanni-acuto-di-paolo-uccello': {
      as: 'fresco',
      of: 'condottiere',
    },
    'volta-della-cappella-sistina': {
      as: 'fresco',
      of: 'creation',
    },
    'giudizio-universale-di-michelangelo': {
      as: 'fresco',
      of: 'judgement',
    },
    'consegna-delle-chiavi-di-perugino': {
      as: 'fresco',
      of: 'keys',
    },
    'corteo-di-giustiniano': {
      as: 'mosaic',
      of: 'emperor',
    },
    'corteo-di-teodora': {
      as: 'mosaic',
      of: 'empress',
    },
  },
  places: {
    'duomo-di-firenze': 'cathedral',
    'cappella-sistina': 'paintedVault',
    'basilica-di-san-vitale': 'octagon',
  },
  updates: {
    'update-03': 'creation',
    'update-04': 'mosaicSky',
  },
};
