import type { Guide } from './model.ts';

/** How many guides a row holds. */
const rowLength = 12;
/** Newest are those that the catalogue took in last; more would leave nothing to suggest. */
const newestLength = 8;

interface HomeRows {
  suggested: Guide[];
  toContinue: Guide[];
  newest: Guide[];
  popular: Guide[];
}

/**
 * The rows of a customer's home (spec section 2) out of the one list that the server gives, whose order is
 * its suggestion. Nothing on the wire says which guide is for which row:
 * - to go on with: what is owned;
 * - new: the highest ids, which are given in the order in which guides come into the catalogue;
 * - suggested: the server's order, without what stands in those two while anything else is left;
 * - popular: 'Special' guides first, as on the landing page, then the server's order.
 */
export function homeRows(guides: Guide[]): HomeRows {
  const wanted = guides.filter(({ isOwned }) => !isOwned);
  const newest = [...wanted].sort((one, other) => other.id - one.id).slice(0, newestLength);
  const others = wanted.filter((guide) => !newest.includes(guide));
  const suggested = others.length > 0 ? others : wanted;
  const special = guides.filter(({ isSpecial }) => isSpecial);
  const popular = [...special, ...guides.filter(({ isSpecial }) => !isSpecial)];
  return {
    suggested: suggested.slice(0, rowLength),
    toContinue: guides.filter(({ isOwned }) => isOwned).slice(0, rowLength),
    newest,
    popular: popular.slice(0, rowLength),
  };
}
