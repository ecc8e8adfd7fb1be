/**
 * Words that Festival's dictionary lacks and its letter-to-sound rules get wrong, respelt as an Italian
 * would say them; an accent marks the stress. Keys in lower case.
 */
export const RESPELT: Readonly<Record<string, string>> = {
  capita: 'càpita',
  conserva: 'consèrva',
  conservano: 'consèrvano',
  denaro: 'denàro',
  difendersi: 'difèndersi',
  impila: 'impìla',
  invita: 'invìta',
  leggere: 'lèggere',
  margine: 'màrgine',
  masaccio: 'masàccio',
  modellino: 'modellìno',
  paestum: 'pèstum',
  perderne: 'pèrderne',
  rifece: 'riféce',
  tenere: 'tenére',
};
