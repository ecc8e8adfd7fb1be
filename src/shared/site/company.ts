import { company as facts } from '../../../contract/company.ts';

/** The lines about the company in the footer. */
export const company = {
  name: `${facts.name} (placeholder)`,
  office: `Registered office: ${facts.street}, ${facts.postcode} Florence, Italy`,
  tax: `VAT and tax number: IT ${facts.vat}`,
  register: `Companies register of Florence, REA ${facts.register} · Share capital € 0,00`,
  email: 'info@cicerone.example',
} as const;
