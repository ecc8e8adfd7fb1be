import type { CategorySubjects } from '../subjects.ts';

export const pittura: CategorySubjects = {
  guides: {
    'officina-del-rinascimento': 'workshop',
    'botticelli-la-primavera-svelata': 'graces',
    'masaccio-al-carmine': 'enfilade',
    'artemisia-pittrice': 'paintress',
    'caravaggio-luce-e-coltello': 'fruitBasket',
    'capolavori-di-brera': 'loggia',
    'cielo-blu-di-giotto': 'starVault',
  },
  persons: {
    'masaccio-pittore': {
      sex: 'man',
      age: 'young',
      hair: 'short',
      beard: 'none',
      headwear: 'beret',
      dress: 'gown',
    },
    'sandro-botticelli': {
      sex: 'man',
      age: 'grown',
      hair: 'long',
      beard: 'none',
      headwear: 'none',
      dress: 'gown',
    },
    'michelangelo-merisi-caravaggio': {
      sex: 'man',
      age: 'grown',
      hair: 'curls',
      beard: 'goatee',
      headwear: 'none',
      dress: 'gown',
    },
    'artemisia-gentileschi': {
      sex: 'woman',
      age: 'grown',
      hair: 'bun',
      headwear: 'none',
      dress: 'gown',
    },
  },
  objects: {
    'madonna-di-ognissanti': {
      as: 'altarpiece',
      of: 'madonna',
    },
    'tributo-di-masaccio': {
      as: 'fresco',
      of: 'apostles',
    },
    'cacciata-dei-progenitori': {
      as: 'fresco',
      of: 'expulsion',
    },
    'primavera-di-botticelli': {
      as: 'wide',
      of: 'graces',
    },
    'cristo-morto-di-mantegna': {
      as: 'wide',
      of: 'lament',
    },
    'medusa-di-caravaggio': {
      as: 'tondo',
      of: 'medusa',
    },
    'cena-in-emmaus-di-brera': {
      as: 'wide',
      of: 'supper',
    },
    'giuditta-e-oloferne-di-artemisia': {
      as: 'upright',
      of: 'judith',
    },
  },
  places: {
    'gallerie-degli-uffizi': 'townHall',
    'pinacoteca-di-brera': 'college',
    'cappella-brancacci': 'church',
  },
  updates: {
    'update-01': 'paintress',
    'update-02': 'wreath',
  },
};
