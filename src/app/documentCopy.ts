/** Texts of the page's HTML (public/index.html), for when no script of the app runs. */
export const documentCopy = {
  lost: 'A part of this page did not arrive: the connection was lost.',
  again: 'Try again',
  noScript:
    'JavaScript is off in this browser. You can read about the guides and hear their free tracks; everything else needs it.',
} as const;
