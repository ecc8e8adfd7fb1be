import { screen } from '@testing-library/react';
import { failNext } from '../../testing/server/failNext.ts';
import { renderPart } from '../../testing/screens/renderPart.tsx';
import { useFirstGuides } from './useFirstGuides.ts';

function Part({ category }: { category: number }) {
  const { currentData, error, isError } = useFirstGuides(category);
  if (!currentData && !error) return <p>loading</p>;
  return <p>{isError ? 'failed' : `${currentData?.guides.length ?? 0} guides`}</p>;
}

test('a category that has left the catalogue has no guides', async () => {
  renderPart(<Part category={99_999} />);
  expect(await screen.findByText('0 guides')).toBeVisible();
});

test('guides that could not be read have failed', async () => {
  failNext('GET', '/client/category/2/audio', { status: 200, body: '<html>' });
  renderPart(<Part category={2} />);
  expect(await screen.findByText('failed')).toBeVisible();
});
