/** The company in the footer and on invoices. Placeholders until the real registration is known. */
export const company = {
  name: 'Cicerone S.r.l.',
  street: 'Via dell’Esempio 1',
  postcode: '50122',
  /** As an Italian invoice names it. */
  city: 'Firenze (FI), Italia',
  /** For questions about an invoice. */
  invoiceEmail: 'fatture@cicerone.example',
  /** Without the country. */
  vat: '00000000000',
  register: 'FI-000000',
} as const;
