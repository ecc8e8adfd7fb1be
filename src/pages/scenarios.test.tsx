import { screen, waitFor } from '@testing-library/react';
import { openScene, sceneNames } from '../testing/screens/openScene.tsx';

test.each(sceneNames)('%s shows what it promises', async (name) => {
  const { scene, store } = await openScene(name);
  expect((await screen.findAllByText(scene.shows)).length).toBeGreaterThan(0);
  await waitFor(() => expect(store.getState().session.wasChecked).toBe(true));
  expect(store.getState().session.isSignedIn).toBe('token' in scene.keys);
});
