/** Returns the address of the server under test, without a slash at the end (playwright.config.ts starts it). */
export function e2eServer(): string {
  const address = process.env.E2E_SERVER;
  if (!address) throw new Error('No server: start end-to-end tests with `npm run e2e`.');
  return address;
}
