import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { ArtObject, Person } from '../../../domain/model.ts';
import { toPicture } from '../../../domain/decode/catalogue/picture.ts';
import { renderPart } from '../../../testing/screens/renderPart.tsx';
import { ObjectCarousel, PersonCarousel } from './carousels.tsx';

const narrated = { summary: 'Un testo.', image: toPicture('p.160.webp'), audio: '', isFree: false };
const objects: ArtObject[] = [1, 2, 3].map((id) => ({
  ...narrated,
  id,
  guideId: 1,
  title: `Opera ${id}`,
  year: '1400',
  technique: 'Olio',
  dimensions: '',
  category: 'Dipinto',
}));
// A phone shows two persons at once: four are enough to move.
const persons: Person[] = [1, 2, 3, 4].map((id) => ({
  ...narrated,
  id,
  guideId: 1,
  name: `Persona ${id}`,
  born: '1400',
  died: '1450',
}));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** The titles in sight: what is out of sight is hidden from everyone. */
const shown = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
const pass = async (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += 50) {
    await act(() => jest.advanceTimersByTimeAsync(50));
  }
};

/** Shows the row, and waits until it may move: its code comes when there is time. */
const show = async (row: ReactElement) => {
  renderPart(row);
  while (!document.querySelector('.slick-slide')) await pass(50);
};

// Shows.
test('the objects row moves every 2500 ms', async () => {
  await show(<ObjectCarousel label="Objects" items={objects} />);
  await pass(2400);
  expect(shown()).toEqual(['Opera 1', 'Opera 2']);
  await pass(200);
  expect(shown()).toEqual(['Opera 2', 'Opera 3']);
});

// Shows.
test('the persons row moves every 2000 ms', async () => {
  await show(<PersonCarousel label="Persons" items={persons} />);
  await pass(1900);
  expect(shown()).toEqual(['Persona 1', 'Persona 2']);
  await pass(200);
  expect(shown()).toEqual(['Persona 2', 'Persona 3']);
});

test('a row that fits neither moves nor has buttons that would do nothing', async () => {
  await show(<ObjectCarousel label="Objects" items={objects.slice(0, 1)} />);
  await pass(6000);
  expect(shown()).toEqual(['Opera 1']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
