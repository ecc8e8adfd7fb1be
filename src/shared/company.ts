/** The company behind the shop. Every value is a placeholder until the real registration is known. */
export const company = {
  name: 'Cicerone S.r.l. (placeholder)',
  office: 'Registered office: Via dell’Esempio 1, 50122 Florence, Italy',
  tax: 'VAT and tax number: IT 00000000000',
  register: 'Companies register of Florence, REA FI-000000 · Share capital € 0,00',
  email: 'info@cicerone.example',
} as const;
