import type { Config } from '../config.ts';
import type { App } from '../http/app.ts';
import type { Commerce } from './checkout/commerce.ts';
import { cart } from './cart/cartRoutes.ts';
import { checkout } from './checkout/orders/checkoutRoutes.ts';
import { devPayment } from '../dev/payment/devPayment.ts';
import { downloads } from './downloads/downloadRoutes.ts';
import { invoices } from './checkout/invoices/invoiceRoutes.ts';
import { payment } from './checkout/payment/paymentRoutes.ts';

/** The shop's calls below /api/v1/users. */
export function commerceRoutes(users: App, config: Config, commerce: Commerce): void {
  cart(users, commerce.cart);
  checkout(users, config, { service: commerce.checkout, cart: commerce.cart });
  invoices(users, commerce.invoices);
  downloads(users, commerce);
}

/** Routes outside the API: the provider's calls, and the stand-in's pages while there is no provider. */
export async function paymentRoutes(app: App, config: Config, commerce: Commerce): Promise<void> {
  const { checkout: service, settling, events, test } = commerce;
  await payment(app, { config, checkout: service, events });
  if (test) await devPayment(app, { config, provider: test, events });
  app.addHook('onClose', () => settling.idle());
}
