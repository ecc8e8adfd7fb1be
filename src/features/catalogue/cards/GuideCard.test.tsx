import { screen } from '@testing-library/react';
import type { Guide } from '../../../domain/model.ts';
import { toPicture } from '../../../domain/decode/catalogue/picture.ts';
import { renderPart } from '../../../testing/screens/renderPart.tsx';
import { GuideCard } from './GuideCard.tsx';

const guide: Guide = {
  id: 12,
  title: 'La cupola senza armatura',
  shortDescription: 'Come Brunelleschi chiuse il vuoto più temuto di Firenze.',
  cover: toPicture('pictures/guide/cupola.160-320.webp'),
  theme: 'audio/theme/12.mp3',
  price: '5.99',
  isSpecial: false,
  lang: 'it',
  category: { id: 3, name: 'Chiese, cattedrali e cappelle' },
  isOwned: false,
  isInLibrary: false,
};
const other: Guide = { ...guide, id: 13, title: 'Masaccio', theme: 'audio/theme/13.mp3' };

const card = (each: Guide, descriptionLength = 60) => (
  <GuideCard guide={each} descriptionLength={descriptionLength} sizes="90vw" />
);
const button = (name: string) => screen.getByRole('button', { name });

// Shows.
test('shows the guide, with title and description cut', () => {
  renderPart(card(guide));
  const heading = screen.getByRole('heading', { name: guide.title });
  expect(heading).toHaveTextContent('La cupola senza…');
  expect(heading).toHaveAttribute('title', guide.title);
  expect(screen.getByText('Chiese, cattedrali e…')).toBeVisible();
  expect(screen.getByText(guide.shortDescription)).toBeVisible();
  expect(screen.getByText('$5.99')).toBeVisible();
});

test.each([
  ['14 min', { duration: 834, stops: 9 }],
  ['10 min', { duration: 600, stops: 3 }],
  ['3 stops', { duration: 599, stops: 3 }],
  ['1 stop', { duration: 60, stops: 1 }],
])('says how long the guide is, below ten minutes in stops: %s', (length, facts) => {
  renderPart(card({ ...guide, ...facts }));
  expect(screen.getByText(length)).toBeVisible();
});

test('says nothing about the length if the provider sends none, or only some minutes', () => {
  const { unmount } = renderPart(card(guide));
  expect(screen.queryByText(/ (min|stops?)$/)).not.toBeInTheDocument();
  unmount();
  renderPart(card({ ...guide, duration: 240 }));
  expect(screen.queryByText(/ (min|stops?)$/)).not.toBeInTheDocument();
});

// Shows.
test('cuts the description by the length of its row', () => {
  renderPart(card(guide, 40));
  expect(screen.getByText('Come Brunelleschi chiuse il vuoto più te…')).toBeVisible();
});

// Shows.
test("'Get Access' leads to the guide, and says to which one", () => {
  renderPart(card(guide));
  const link = screen.getByRole('link', { name: 'Get Access: La cupola senza armatura' });
  expect(link).toHaveTextContent('Get Access');
  expect(link).toHaveAttribute('href', '/audio-guide/12');
});

test('a guide without a theme has no preview', () => {
  renderPart(card({ ...guide, theme: '' }));
  expect(screen.queryByRole('button', { name: /preview/ })).not.toBeInTheDocument();
});

describe('the preview', () => {
  const play = 'Play a preview of La cupola senza armatura';
  const stop = 'Stop the preview of La cupola senza armatura';

  test('plays and pauses', async () => {
    const { audio, user } = renderPart(card(guide));
    await user.click(button(play));
    expect(audio).toMatchObject({ src: '/storage/audio/theme/12.mp3', paused: false });
    await user.click(button(stop));
    expect(audio.paused).toBe(true);
    expect(button(play)).toBeVisible();
  });

  test('of another guide replaces it', async () => {
    const { audio, user } = renderPart(
      <>
        {card(guide)}
        {card(other)}
      </>,
    );
    await user.click(button(play));
    await user.click(button('Play a preview of Masaccio'));
    expect(audio).toMatchObject({ src: '/storage/audio/theme/13.mp3', paused: false });
    expect(button(play)).toBeVisible();
    expect(button('Stop the preview of Masaccio')).toBeVisible();
  });

  test('is over when its sound is', async () => {
    const { audio, user } = renderPart(card(guide));
    await user.click(button(play));
    await audio.advance(100);
    expect(button(play)).toBeVisible();
  });

  test('is over when its sound is missing', async () => {
    const { audio, user } = renderPart(card(guide));
    audio.missing.add('/storage/audio/theme/12.mp3');
    await user.click(button(play));
    expect(await screen.findByRole('button', { name: play })).toBeVisible();
  });
});
