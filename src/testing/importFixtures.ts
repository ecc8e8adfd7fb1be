/** Code that a rule refuses (architecture.test.ts), as if it were in a file of the rule's folder. */
export interface Fixture {
  breaks: string;
  as: string;
  code: string;
  rule: string;
}

const domainFile = 'src/domain/text/money.ts';
const sharedFile = 'src/shared/lib/toastRules.ts';
const playerFile = 'src/features/player/playerToasts.ts';
const playerState = 'src/features/player/state/playerState.ts';
const pageFile = 'src/pages/notFound/NotFoundPage.tsx';
const demoFile = 'demo/customers.ts';
const cartStore = 'server/modules/cart/cartStore.ts';

/** Imports against the direction of the layers, or of something that is for tests or tools. */
export const forbiddenImports: Fixture[] = [
  ['domain imports shared', domainFile, '../../shared/lib/toastRules.ts'],
  ['shared imports a feature', sharedFile, '../../features/player/copy.ts'],
  ['shared imports a page', sharedFile, '../../pages/landing/copy.ts'],
  ['a feature imports a page', playerFile, '../../pages/landing/copy.ts'],
  ['a feature imports app', playerFile, '../../app/store/store.ts'],
  ['a page imports app', pageFile, '../../app/store/store.ts'],
  ['player imports catalogue', playerFile, '../catalogue/copy.ts'],
  ['the state of the player imports its view', playerState, '../view/resumeCopy.ts'],
  ['the app imports the server', playerFile, '../../../server/config.ts'],
  ['the server imports the app', 'server/config.ts', '../src/domain/text/money.ts'],
  ['the server imports the demo', 'server/config.ts', '../demo/customers.ts'],
  ['a module of the server imports a test page', cartStore, '../../dev/devOutbox.ts'],
  ['a module imports one that its table does not name', cartStore, '../profile/picture.ts'],
  ['the database knows a module', 'server/db/open.ts', '../modules/cart/cartStore.ts'],
  ['a plugin knows what starts the server', 'server/plugins/forms.ts', '../banner.ts'],
  ['the demo imports more of the server than a catalogue', demoFile, '../server/config.ts'],
  ['the demo imports the app', demoFile, '../src/domain/text/money.ts'],
  ['code imports a test helper', playerFile, '../../testing/player/fakeAudio.ts'],
  ['code imports a helper of all tests', playerFile, '../../../tests/support/server/until.ts'],
  ['the server imports a tool', 'server/config.ts', '../tools/lib/run.ts'],
].map(([breaks = '', as = '', path = '']) => ({
  breaks,
  as,
  code: `import '${path}';`,
  rule: 'import/no-restricted-paths',
}));
