/** Texts of the return from a payment page, apart from the cart's: few pages need them. */
export const paymentCopy = {
  paid: {
    title: 'Payment successful',
    text: 'Thank you for your purchase.',
    guides: {
      confirming: 'We are unlocking what you bought…',
      confirmed: 'Your guides are ready: every track is unlocked.',
    },
    plan: {
      confirming: 'We are opening the catalogue for you…',
      confirmed: 'Your subscription is active: in every guide, every track is unlocked.',
    },
    overdueTitle: 'Your payment is being confirmed',
    overdue:
      'The payment provider has not confirmed it yet. Please do not pay again: your purchase is unlocked as soon as the confirmation arrives.',
    checkAgain: 'Check again',
    start: 'Start listening',
    continue: 'Continue listening',
    toLibrary: 'Go to Library',
    toInvoice: 'See your invoice',
    stillInCart: 'Still in your cart',
    backToCart: 'Back to the cart',
  },
  unpaid: {
    cancelled: 'The payment was cancelled. Your cart is as you left it.',
    failed: 'The payment did not go through. Your cart is as you left it: please try another card.',
    unfinished:
      'The payment was not completed. Your cart is as you left it, and “Purchase Now” never charges twice.',
  },
} as const;
