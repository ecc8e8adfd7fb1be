/** Buying a plan: 201 `PaymentResponse` of cart.ts; 401 when not signed in. */
export interface SubscriptionRequest {
  plan_id: number;
}

export interface ContactMessageRequest {
  name: string;
  email: string;
  subject: string;
  message: string;
}
