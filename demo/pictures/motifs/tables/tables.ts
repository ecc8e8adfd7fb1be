import { fruitBasket, workshop } from './still.ts';

export const tables = { fruitBasket, workshop };
