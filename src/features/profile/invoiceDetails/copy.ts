/** Texts of the data that a customer's invoices have. */
export const detailsCopy = {
  title: 'Your invoices are made out to',
  account: (name: string) => `${name}, the name of your account`,
  change: 'Change',
  optional:
    'All of it is optional. It is on the invoices that are made from now on; those that exist stay as they are.',
  fields: {
    name: 'Name or company',
    street: 'Street and number',
    postcode: 'Postcode',
    city: 'City',
    country: 'Country',
    taxNumber: 'VAT number or tax code',
  },
  noCountry: 'Not given',
  tooLong: (most: number) => `At most ${most} characters, please.`,
  save: 'Save',
  saving: 'Please Wait..',
  cancel: 'Cancel',
  saved: 'Your next invoice will have this.',
  failed: 'The data for your invoices were not saved.',
  readFailed: 'The data for your invoices could not be loaded.',
} as const;
