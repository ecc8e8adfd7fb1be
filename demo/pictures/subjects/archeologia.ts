import type { CategorySubjects } from '../subjects.ts';

export const archeologia: CategorySubjects = {
  guides: {
    'italia-dei-miti': 'vase',
    'bronzi-di-riace-venuti-dal-mare': 'warriors',
    'paestum-tuffo-e-colonne': 'diver',
    'torino-sul-nilo': 'pharaoh',
    'nuraghi-torri-senza-parole': 'nuraghe',
  },
  persons: {
    'paolo-orsi': {
      sex: 'man',
      age: 'old',
      hair: 'short',
      beard: 'full',
      headwear: 'none',
      dress: 'suit',
    },
    'ernesto-schiaparelli': {
      sex: 'man',
      age: 'grown',
      hair: 'short',
      beard: 'moustache',
      headwear: 'none',
      dress: 'suit',
    },
    'paola-zancani-montuoro': {
      sex: 'woman',
      age: 'grown',
      hair: 'bun',
      headwear: 'none',
      dress: 'coat',
    },
    'giovanni-lilliu': {
      sex: 'man',
      age: 'old',
      hair: 'short',
      beard: 'none',
      headwear: 'none',
      dress: 'suit',
    },
  },
  objects: {
    'bronzo-a-di-riace': {
      as: 'bronze',
      of: {
        sex: 'man',
        age: 'young',
        hair: 'long',
        beard: 'full',
        headwear: 'diadem',
        dress: 'tunic',
      },
    },
    'bronzo-b-di-riace': {
      as: 'bronze',
      of: {
        sex: 'man',
        age: 'grown',
        hair: 'curls',
        beard: 'full',
        headwear: 'helmet',
        dress: 'tunic',
      },
    },
    'pinakes-di-locri': 'votive',
    'cavaliere-di-marafioti': 'riderStatue',
    'tomba-del-tuffatore': {
      as: 'fresco',
      of: 'diver',
    },
    'metope-arcaiche-del-sele': 'metope',
    'libro-dei-morti-di-kha': 'papyrus',
    'cubito-dorato-di-kha': 'cubit',
  },
  places: {
    'museo-archeologico-reggio-calabria': 'academy',
    'museo-egizio-di-torino': 'arcades',
    'parco-archeologico-di-paestum': 'temple',
  },
  updates: {
    'update-07': 'warriors',
    'update-08': 'pharaoh',
  },
};
