export type Hair = 'short' | 'curls' | 'long' | 'bald' | 'bun' | 'braids' | 'wig' | 'tonsure';

type Headwear = 'none' | 'laurel' | 'beret' | 'hood' | 'veil' | 'hat' | 'diadem' | 'helmet';

type Dress = 'toga' | 'tunic' | 'gown' | 'ruff' | 'coat' | 'cowl' | 'suit';

interface Looks {
  age: 'young' | 'grown' | 'old';
  hair: Hair;
  headwear: Headwear;
  /** What people of their time wore. */
  dress: Dress;
}

/** How a person looks, as far as pictures or their time tell. A woman has no beard. */
export type Traits =
  | (Looks & { sex: 'woman' })
  | (Looks & { sex: 'man'; beard: 'none' | 'short' | 'full' | 'long' | 'goatee' | 'moustache' });
