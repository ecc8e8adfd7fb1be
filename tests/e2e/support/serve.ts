/**
 * The web server of the end-to-end tests (`webServer` in playwright.config.ts): the built server with the built
 * app on a fresh data folder. The line it prints carries its address to the tests.
 */
import { startServer } from '../../support/server/server.ts';

const server = await startServer();
console.log(`Serving ${server.url}`);
process.once('SIGTERM', () => void server.stop());
