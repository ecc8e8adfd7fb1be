import type { Guide } from './model.ts';
import { specialFirst } from './specialFirst.ts';
import { isFree } from './text/money.ts';

/** Number of guides in a row. */
const rowLength = 12;
/** With more there would be too few left to suggest. */
const newestLength = 8;

/**
 * Returns the rows of a customer's home from the server's one list, whose order is its suggestion. No field
 * says which guide belongs to which row (docs/decisions/008-home-rows-and-long-lists.md):
 *
 * - candidates: guides that are not started and can be bought, and free ones. For a customer who owns every guide, all
 * that are not started; if all are started, the whole list;
 * - new: the candidates with the highest ids, which grow as guides are added;
 * - suggested: the candidates in the server's order, without the new ones while others are left;
 * - popular: 'Special' guides first, as on the landing page, then the server's order.
 * @param started ids of the guides that were started in this browser ('Continue with')
 */
export function homeRows(guides: Guide[], started: ReadonlySet<number>) {
  const notBegun = guides.filter(({ id }) => !started.has(id));
  const hasMoreToBuy = guides.some(({ isOwned }) => !isOwned);
  const wanted = hasMoreToBuy
    ? notBegun.filter((guide) => !guide.isOwned || isFree(guide))
    : notBegun;
  const candidates = wanted.length > 0 ? wanted : guides;
  const newest = [...candidates].sort((one, other) => other.id - one.id).slice(0, newestLength);
  const others = candidates.filter((guide) => !newest.includes(guide));
  const suggested = others.length > 0 ? others : candidates;
  return {
    suggested: suggested.slice(0, rowLength),
    newest,
    popular: specialFirst(guides).slice(0, rowLength),
    /** The guide to begin with if none is started; undefined without guides. */
    first: notBegun.find(({ isOwned }) => isOwned) ?? suggested[0],
    /** Whether any guide is left to buy: a subscriber owns all of them. */
    hasMoreToBuy,
  };
}
