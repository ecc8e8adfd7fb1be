/** Copies a text. Resolves to false if the browser denies clipboard access or has none (pages without TLS). */
export const copyText = (text: string): Promise<boolean> =>
  Promise.resolve(navigator.clipboard)
    .then((clipboard) => clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    );
