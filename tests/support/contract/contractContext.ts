/** Rows of the contract test (modules/contract.test.ts). */
import type { WireGuide } from '../../../contract/guides.ts';
import { callerOf, newCustomer, type TestCustomer } from '../customers/customer.ts';
import { buy, guidesFor } from '../customers/shop.ts';

type Caller = Pick<TestCustomer, 'api' | 'post'>;

export interface ContractContext {
  visitor: Caller;
  /** Owns the first guide. */
  customer: TestCustomer;
  guides: WireGuide[];
  /** Returns the id of the guide at an index. */
  id(place: number): number;
}

export interface Row {
  /** As in the API's description, below /api/v1. */
  call: string;
  status: number;
  /** The special case, for the test's name. */
  when?: string;
  ask(context: ContractContext): Promise<Response>;
  /** What the response contains here beyond the schema of contract/, which every response is checked against. */
  reads?: object;
}

export async function makeContractContext(): Promise<ContractContext> {
  const customer = await newCustomer();
  const guides = await guidesFor(customer);
  const id = (place: number): number => guides[place]?.id ?? 0;
  await buy(customer, id(0));
  return { visitor: callerOf(undefined), customer, guides, id };
}

export const text = expect.any(String) as string;
/** Matches a list with at least one such entry. */
export const listWith = (entry: object): object => ({
  data: expect.arrayContaining([expect.objectContaining(entry)]) as unknown,
});
/** Matches a list that is not empty. */
export const someItems = { data: expect.arrayContaining([expect.any(Object)]) as unknown };
export const drop = (caller: Caller, path: string): Promise<Response> =>
  caller.api(path, { method: 'DELETE' });

export const users = '/api/v1/users';
/** Calls below /api/v1/users as the customer. */
export const get =
  (path: string) =>
  ({ customer }: ContractContext): Promise<Response> =>
    customer.api(`${users}/${path}`);
export const post =
  (path: string, body: (context: ContractContext) => object) =>
  (context: ContractContext): Promise<Response> =>
    context.customer.post(`${users}/${path}`, body(context));
