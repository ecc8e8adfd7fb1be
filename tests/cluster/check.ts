/** What must hold in every history, whatever failed meanwhile. Pure: a history can be checked again from its file. */
import type { Operation } from './history.ts';
import { checkCatalogue, checkSessions } from './checkReads.ts';
import { isOk, violation, type Violation } from './violation.ts';

export const check = (operations: readonly Operation[]): Violation[] => [
  ...checkPayments(operations),
  ...checkWrites(operations),
  ...checkLedger(operations),
  ...checkOwnership(operations),
  ...checkSessions(operations),
  ...checkCatalogue(operations),
];

const finals = (operations: readonly Operation[], call: Operation['call']): Operation[] =>
  operations.filter((one) => one.final && one.call === call && isOk(one));

const guidesOf = (operations: readonly Operation[]): Set<number> =>
  new Set(operations.flatMap(({ found = [] }) => found));

/** One entitlement and one invoice for each payment, and none without. */
function checkPayments(operations: readonly Operation[]): Violation[] {
  const pages = finals(operations, 'payment').filter(({ is }) => is);
  return finals(operations, 'owned').flatMap(({ customer, found = [] }) => {
    const paid = pages.filter((page) => page.customer === customer);
    const kept = paid.filter(({ isRefunded }) => !isRefunded).flatMap((page) => page.found ?? []);
    const invoices = finals(operations, 'invoices').find((one) => one.customer === customer);
    const numbers = invoices?.numbers ?? [];
    return [
      ...kept
        .filter((guide) => !found.includes(guide))
        .map((guide) => violation('paid and not owned', `${customer}: guide ${guide}`)),
      ...found
        .filter((guide) => !kept.includes(guide))
        .map((guide) => violation('owned and not paid', `${customer}: guide ${guide}`)),
      ...kept
        .filter((guide, index) => kept.indexOf(guide) !== index)
        .map((guide) => violation('paid twice', `${customer}: guide ${guide}`)),
      ...(invoices && numbers.length !== paid.length
        ? [
            violation(
              'one invoice for each payment',
              `${customer}: ${paid.length} payments, ${numbers.join(', ')}`,
            ),
          ]
        : []),
    ];
  });
}

/** What was acknowledged is there at the end. */
function checkWrites(operations: readonly Operation[]): Violation[] {
  const acknowledged = operations.filter((one) => isOk(one) && !one.final);
  const lost = (one: Operation): boolean => {
    const of = (call: Operation['call']): Operation[] =>
      finals(operations, call).filter(({ customer }) => customer === one.customer);
    const page = (): Operation | undefined => of('payment').find((each) => each.page === one.page);
    if (one.call === 'signUp') return of('signIn').length === 0;
    if (one.call === 'pay') return page()?.is === false;
    if (one.call === 'refund') return page()?.isRefunded === false;
    if (one.call === 'addToCart' && of('cart').length > 0)
      return !guidesOf([...of('cart'), ...of('payment')]).has(one.guide ?? 0);
    return false;
  };
  return acknowledged
    .filter(lost)
    .map((one) =>
      violation(
        'acknowledged and lost',
        `${one.call} of ${one.customer}, ${one.page ?? one.guide ?? ''}`,
      ),
    );
}

function checkLedger(operations: readonly Operation[]): Violation[] {
  return finals(operations, 'ledger').flatMap(({ numbers = [] }) => {
    const sorted = [...numbers].sort();
    return sorted.flatMap((number, index) => {
      const before = sorted[index - 1];
      if (before === undefined) return [];
      if (before === number) return [violation('an invoice number twice', number)];
      const [year, count] = number.split('-');
      const [yearBefore, countBefore] = before.split('-');
      const isNext = year !== yearBefore || Number(count) === Number(countBefore) + 1;
      return isNext ? [] : [violation('a gap in the invoice numbers', `${before}, ${number}`)];
    });
  });
}

/** What the operation shows to be the customer's. Not a payment: the provider's event may reach the shop later. */
function givenBy(one: Operation): readonly number[] {
  if (!isOk(one)) return [];
  if (one.call === 'owned') return one.found ?? [];
  const isPlayable = (one.call === 'listen' || one.call === 'download') && one.is;
  return isPlayable && one.guide !== undefined ? [one.guide] : [];
}

/** What the operation shows that the customer does not own. */
function deniedBy(one: Operation, guides: ReadonlySet<number>): readonly number[] {
  if (!isOk(one)) return [];
  if (one.call === 'owned') return [...guides].filter((guide) => !one.found?.includes(guide));
  const isLocked = (one.call === 'listen' || one.call === 'download') && one.is === false;
  return isLocked && one.guide !== undefined ? [one.guide] : [];
}

/** A guide that was owned stays so until a refund is asked for. */
function checkOwnership(operations: readonly Operation[]): Violation[] {
  const byCustomer = new Map<string, Operation[]>();
  for (const one of operations) {
    if (one.customer === undefined) continue;
    const list = byCustomer.get(one.customer) ?? [];
    byCustomer.set(one.customer, list);
    list.push(one);
  }
  return [...byCustomer].flatMap(([customer, list]) => {
    const guides = new Set(list.flatMap(givenBy));
    return list.flatMap((read) =>
      deniedBy(read, guides)
        .filter((guide) => {
          const isEnded = list.some(
            ({ call, guides: ended = [], began }) =>
              call === 'refund' && ended.includes(guide) && began < read.ended,
          );
          const wasOwned = list.some(
            (one) => one.ended < read.began && givenBy(one).includes(guide),
          );
          return wasOwned && !isEnded;
        })
        .map((guide) =>
          violation('ownership went back', `${customer}: guide ${guide} at ${read.began} ms`),
        ),
    );
  });
}
