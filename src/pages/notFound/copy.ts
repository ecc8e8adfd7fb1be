export const notFoundCopy = {
  pageTitle: 'Page not found',
  title: 'This page does not exist.',
  text: 'The address may be old, or a letter went astray.',
  toHome: 'Go to the home page',
} as const;
