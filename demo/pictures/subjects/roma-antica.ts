import type { CategorySubjects } from '../subjects.ts';

export const romaAntica: CategorySubjects = {
  guides: {
    'le-pietre-dell-impero': 'ruins',
    'pantheon-casa-della-luce': 'oculus',
    'ara-pacis-pace-di-augusto': 'altar',
    'ultimo-pane-di-pompei': 'bread',
    'giardino-di-livia': 'paintedGarden',
  },
  persons: {
    'augusto-imperatore': {
      sex: 'man',
      age: 'grown',
      hair: 'short',
      beard: 'none',
      headwear: 'laurel',
      dress: 'toga',
    },
    'livia-drusilla': {
      sex: 'woman',
      age: 'grown',
      hair: 'bun',
      headwear: 'veil',
      dress: 'tunic',
    },
    'adriano-imperatore': {
      sex: 'man',
      age: 'grown',
      hair: 'curls',
      beard: 'short',
      headwear: 'none',
      dress: 'toga',
    },
    'plinio-il-vecchio': {
      sex: 'man',
      age: 'old',
      hair: 'bald',
      beard: 'none',
      headwear: 'none',
      dress: 'toga',
    },
  },
  objects: {
    'cupola-del-pantheon': 'oculus',
    'iscrizione-di-agrippa': 'inscription',
    'augusto-di-via-labicana': {
      as: 'bust',
      of: {
        sex: 'man',
        age: 'grown',
        hair: 'short',
        beard: 'none',
        headwear: 'veil',
        dress: 'toga',
      },
    },
    'giardino-dipinto-di-livia': {
      as: 'fresco',
      of: 'paintedGarden',
    },
    'pugile-in-riposo': 'boxer',
    'discobolo-lancellotti': 'discobolus',
    'fregio-villa-dei-misteri': {
      as: 'fresco',
      of: 'mysteries',
    },
    'calchi-orto-dei-fuggiaschi': 'casts',
  },
  places: {
    'pantheon-di-roma': 'pantheon',
    'palazzo-massimo-alle-terme': 'palazzo',
    'parco-archeologico-di-pompei': 'forum',
  },
  updates: {
    'update-05': 'bread',
    'update-06': 'portal',
  },
};
