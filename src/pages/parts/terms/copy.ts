interface Company {
  name: string;
  street: string;
  postcode: string;
  city: string;
  vat: string;
}

export const termsCopy = {
  guides: 'You buy, for a lifetime:',
  plan: (months: number | null) =>
    months === null ? 'Every guide, for a lifetime:' : `Every guide for ${months} months:`,
  quoted: (title: string) => `“${title}”`,
  ends: 'It ends by itself, and nothing is charged again.',
  taxes:
    'The total includes tax where it is due. You order on the payment page, with its last button.',
  seller: ({ name, street, postcode, city, vat }: Company) =>
    `The seller is ${name}, ${street}, ${postcode} ${city}, VAT ${vat}.`,
  read: 'Please read before you order:',
} as const;
