import type { CategorySubjects } from '../subjects.ts';

export const scienza: CategorySubjects = {
  guides: {
    'quattro-lune-di-galileo': 'jupiter',
    'anfiteatro-dei-corpi-padova': 'anatomicalTheatre',
    'pila-di-como-volta': 'battery',
    'laboratorio-in-camera-da-letto': 'microscope',
    'villa-griffone-marconi': 'wireless',
    'il-peso-dell-aria': 'barometer',
  },
  persons: {
    'galileo-galilei': {
      sex: 'man',
      age: 'old',
      hair: 'bald',
      beard: 'full',
      headwear: 'none',
      dress: 'gown',
    },
    'evangelista-torricelli': {
      sex: 'man',
      age: 'grown',
      hair: 'long',
      beard: 'moustache',
      headwear: 'none',
      dress: 'gown',
    },
    'alessandro-volta': {
      sex: 'man',
      age: 'old',
      hair: 'short',
      beard: 'none',
      headwear: 'none',
      dress: 'coat',
    },
    'rita-levi-montalcini': {
      sex: 'woman',
      age: 'old',
      hair: 'curls',
      headwear: 'none',
      dress: 'coat',
    },
  },
  objects: {
    'cannocchiale-di-galileo': 'telescope',
    'lente-obiettiva-di-galileo': 'lens',
    'compasso-geometrico-militare': 'sector',
    'dito-medio-di-galileo': 'reliquary',
    'sfera-armillare-di-santucci': 'armillary',
    'lente-di-torricelli-1646': 'lens',
    'teatro-anatomico-di-padova': 'anatomicalTheatre',
    'aula-circolare-tempio-voltiano': 'rotunda',
  },
  places: {
    'museo-galileo-firenze': 'palazzo',
    'palazzo-bo-padova': 'loggia',
    'tempio-voltiano-como': 'lakeTemple',
  },
  updates: {
    'update-10': 'wireless',
  },
};
