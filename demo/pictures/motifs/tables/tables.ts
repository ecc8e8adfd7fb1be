import { fruitBasket, workshop } from './still.ts';
import { banquet, glass } from './table.ts';

export const tables = { banquet, fruitBasket, glass, workshop };
