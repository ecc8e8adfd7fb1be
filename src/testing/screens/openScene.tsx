import { sharedScenarios } from '../../../tests/scenarios/all.ts';
import { MemoryStorage } from '../memoryStorage.ts';
import { renderApp } from './renderApp.tsx';

/** The scenarios that can be made on the server that all tests share. */
export const sceneNames = sharedScenarios.map(({ name }) => name);

/** Opens the app in a named scenario (`tests/scenarios/`), as the end-to-end tests and `npm run scenario` do. */
export async function openScene(name: string) {
  const scenario = sharedScenarios.find((each) => each.name === name);
  if (!scenario) throw new Error(`${name} needs a server of its own`);
  const scene = await scenario.setUp(process.env.CICERONE_TEST_SERVER ?? '');
  const storage = new MemoryStorage();
  for (const [key, text] of Object.entries(scene.keys)) storage.write(key, text);
  return { scene, ...renderApp(scene.address, storage) };
}
