/** Texts of the export of the customer's data. */
export const exportCopy = {
  export: 'Download my data',
  exporting: 'Please Wait..',
  failed: 'Your data could not be downloaded.',
  fileName: (shop: string, day: string) => `${shop} my data ${day}.zip`,
  title: (shop: string) => `Your data at ${shop}`,
  made: (day: string) =>
    `Made on ${day}. The other files of this folder have the same for programs.`,
  server: (shop: string) => `What ${shop} stores`,
  browser: 'What only this browser stores',
  nothing: 'Nothing',
  yes: 'Yes',
  no: 'No',
  never: 'Never',
} as const;
