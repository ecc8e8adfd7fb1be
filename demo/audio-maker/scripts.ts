/** The recordings that the voices read, by category: one voice reads all of a category. The texts are beside the recordings, in `demo/catalogue/recordings`. */
export const scripts: readonly { category: string; titles: Readonly<Record<string, string>> }[] = [
  {
    category: 'pittura',
    titles: {
      'pittura-giotto-e-masaccio': 'Il peso dei corpi',
      'pittura-botteghe-e-colori': 'Che cosa bolle in bottega',
      'pittura-corti-e-committenti': 'Chi paga il pittore',
      'pittura-luce-e-ombra': 'Una lampada nel buio',
    },
  },
  {
    category: 'chiese',
    titles: {
      'chiese-cupola-di-firenze': 'Il vuoto sopra Firenze',
      'chiese-oro-dei-mosaici': 'Una luce fatta a pezzi',
      'chiese-pareti-che-parlano': 'Pareti che parlano',
      'chiese-costruire-nel-tempo': 'Costruire per chi verrà',
    },
  },
  {
    category: 'roma-antica',
    titles: {
      'roma-antica-pace-di-augusto': 'La pace messa in scena',
      'roma-antica-sabbia-e-sangue': 'Sabbia',
      'roma-antica-ingegno-e-pietra': 'La pietra che si versa',
      'roma-antica-vita-di-strada': 'Buongiorno, città',
    },
  },
  {
    category: 'archeologia',
    titles: {
      'archeologia-miti-in-viaggio': 'Gli eroi scesero dalle navi',
      'archeologia-mani-che-scavano': 'La terra sotto le unghie',
      'archeologia-oltre-la-soglia': 'Che cosa si porta di là',
      'archeologia-pietra-e-ghiaccio': 'Prima della scrittura',
    },
  },
  {
    category: 'letteratura',
    titles: {
      'letteratura-esilio-dante': 'Il pane degli altri',
      'letteratura-scrittoio': 'Lo scrittoio e la penna',
      'letteratura-siepe-recanati': 'Una finestra, una siepe',
      'letteratura-voci-romanzo': 'Gente qualunque',
    },
  },
  {
    category: 'scienza',
    titles: {
      'scienza-cielo-galileo': 'Il cielo in una stanza di Padova',
      'scienza-corpo-vita': 'Dove la morte aiuta la vita',
      'scienza-scintilla': 'La scintilla invisibile',
      'scienza-quaderno-misura': 'Il quaderno e la misura',
    },
  },
  {
    category: 'giardini',
    titles: {
      'giardini-acqua-che-suona': 'L’acqua che suona',
      'giardini-grotte-e-mostri': 'Grotte, giganti e altre paure',
      'giardini-ville-e-potere': 'La casa che guarda lontano',
      'giardini-semi-e-rovine': 'Semi, serre e rovine',
    },
  },
  {
    category: 'citta-d-acqua',
    titles: {
      'citta-d-acqua-laguna': 'Una città sul filo della marea',
      'citta-d-acqua-repubbliche': 'Quattro bandiere in mare aperto',
      'citta-d-acqua-porti-del-sud': 'Porti del mezzogiorno',
      'citta-d-acqua-canali-e-confini': 'Canali, valli, frontiere',
    },
  },
];
