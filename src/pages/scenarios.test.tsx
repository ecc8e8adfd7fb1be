import { screen } from '@testing-library/react';
import { openScene, sceneNames } from '../testing/screens/openScene.tsx';

test.each(sceneNames)('%s shows what it promises', async (name) => {
  const { scene } = await openScene(name);
  expect((await screen.findAllByText(scene.shows)).length).toBeGreaterThan(0);
});
