/** Texts of the export of the customer's data. */
export const exportCopy = {
  export: 'Download my data',
  exporting: 'Please Wait..',
  failed: 'Your data could not be downloaded.',
  fileName: (day: string) => `Cicerone my data ${day}.zip`,
  title: 'Your data at Cicerone',
  made: (day: string) =>
    `Made on ${day}. The other files of this folder have the same for programs.`,
  server: 'What Cicerone stores',
  browser: 'What only this browser stores',
  nothing: 'Nothing',
  yes: 'Yes',
  no: 'No',
  never: 'Never',
} as const;
