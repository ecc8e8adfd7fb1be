/** Saves a fetched file through the browser, in the user's download folder. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  // Firefox follows only links that are in the document.
  document.body.append(link);
  link.click();
  link.remove();
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
