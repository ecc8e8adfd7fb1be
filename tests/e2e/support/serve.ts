/**
 * The web server of the end-to-end tests (`webServer` in playwright.config.ts): the built server with the built app on
 * a new data folder. It prints its address for the tests.
 */
import { startServer } from '../../support/server/server.ts';

const server = await startServer();
console.log(`Serving ${server.url}`);
process.once('SIGTERM', () => void server.stop());
