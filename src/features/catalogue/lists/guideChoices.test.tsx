import { screen } from '@testing-library/react';
import { renderPart } from '../../../testing/screens/renderPart.tsx';
import { guideChoices } from './guideChoices.ts';
import { ListControls } from './ListControls.tsx';
import { useListView } from './useListView.ts';

const choices = guideChoices({
  categories: [{ id: 2, name: 'Pittura e Rinascimento' }],
  guides: [],
  owns: null,
  currency: 'USD',
});

const Choices = () => <ListControls view={useListView(choices)} />;

// Shows.
test('the name of a category to choose is cut to 20 characters', () => {
  renderPart(<Choices />);
  expect(screen.getByRole('option', { name: 'Pittura e Rinascimen…' })).toHaveValue('2');
});
