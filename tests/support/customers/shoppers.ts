/** Load for tests: customers who fill their carts until they are stopped. */
import { newCustomer, type TestCustomer } from './customer.ts';
import { put } from './shop.ts';

interface Shopper {
  customer: TestCustomer;
  /** Ids of guides whose addition the server has acknowledged. */
  guides: number[];
}

/** Starts customers who sign up and add to their carts until they are stopped. */
export function startShoppers(base: string) {
  const shoppers: Shopper[] = [];
  let isOpen = true;
  const worker = async (): Promise<void> => {
    while (isOpen) {
      const customer = await newCustomer({ base });
      const guides: number[] = [];
      shoppers.push({ customer, guides });
      for (const id of [2, 3, 4]) {
        await put(customer, id);
        guides.push(id);
      }
    }
  };
  const workers = Array.from({ length: 4 }, worker);
  return {
    shoppers,
    /** Returns what is acknowledged so far. */
    acknowledged: (): Shopper[] =>
      shoppers.map(({ customer, guides }) => ({ customer, guides: [...guides] })),
    close: async (): Promise<void> => {
      isOpen = false;
      await Promise.all(workers);
    },
  };
}
