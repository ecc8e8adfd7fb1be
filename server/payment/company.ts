/** Who sends the invoices: placeholders, to be replaced before anybody is charged (decisions.md, *Name and brand*). */
export const company = {
  name: 'Cicerone S.r.l.',
  lines: ['Via dell’Esempio 1', '50122 Firenze (FI), Italia'],
  taxNumber: 'P. IVA IT00000000000',
  register: 'REA FI-000000',
  email: 'fatture@cicerone.example',
} as const;
