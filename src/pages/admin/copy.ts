export const adminCopy = {
  pageTitle: 'Site editor',
  title: 'Site editor',
  text: 'This browser is in site-editor mode.',
  toEditor: 'Landing page editor',
} as const;
