/** Settings of a server that other machines may reach, without test pages. No call is sent to these hosts. */
export const openSettings = {
  PUBLIC_URL: 'https://cicerone.example',
  SMTP_URL: 'smtps://127.0.0.1:1',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_bT5rKq2xWv8nYc3mLz7pHd1fGs6j',
  STRIPE_API_BASE: 'http://127.0.0.1:1',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'GOCSPX-Zk4tRw9sQm2vXb6nPf8c',
  GOOGLE_ISSUER: 'http://127.0.0.1:1',
} as const;
