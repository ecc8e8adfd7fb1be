import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeInput } from './CodeInput.tsx';

function Entry({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return <CodeInput value={value} onChange={setValue} />;
}

const open = (start = '') => {
  render(<Entry start={start} />);
  return userEvent.setup();
};
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const digits = () => boxes().map((box) => box.value);
const box = (place: number) => screen.getByLabelText<HTMLInputElement>(`Digit ${place} of 4`);

// Shows.
test('each digit moves on to the next place; nothing but digits is taken', async () => {
  const user = open();
  await user.click(box(1));
  await user.keyboard('1a2-٣ 4');
  expect(digits().join('')).toBe('1234');
  expect(box(4)).toHaveFocus();
});

test.each(['1234', '１２３４', '١٢٣٤', ' 12 34 ', '12-34', '12345678', 'Your code: 1234.'])(
  'a pasted code fills all, wherever it is pasted: %s',
  async (text) => {
    const user = open('9');
    await user.click(box(3));
    await user.paste(text);
    expect(digits().join('')).toBe('1234');
    expect(box(4)).toHaveFocus();
  },
);

test('a code that the browser fills in out of a message fills all, over what is there too', () => {
  open('9');
  fireEvent.input(box(1), { target: { value: '1234' } });
  expect(digits().join('')).toBe('1234');
});

test('a code is typed over another one, the same digits included', async () => {
  const user = open('1122');
  await user.click(box(1));
  await user.keyboard('1222');
  expect(digits()).toEqual(['1', '2', '2', '2']);
  expect(box(4)).toHaveFocus();
});

test('Backspace empties a place, and from an empty one the place before', async () => {
  const user = open('1234');
  await user.click(box(4));
  await user.keyboard('{Backspace}');
  expect(digits()).toEqual(['1', '2', '3', '']);
  expect(box(4)).toHaveFocus();
  await user.keyboard('{Backspace}');
  expect(digits()).toEqual(['1', '2', '', '']);
  expect(box(3)).toHaveFocus();
});

test('Delete, cutting, and the keys of a keyboard on a screen empty a place', async () => {
  const user = open('1234');
  await user.click(box(2));
  await user.keyboard('{Delete}');
  expect(digits()).toEqual(['1', '', '3', '4']);
  await user.click(box(3));
  await user.cut();
  expect(digits()).toEqual(['1', '', '', '4']);
  fireEvent.input(box(4), { target: { value: '' } });
  expect(digits()).toEqual(['1', '', '', '']);
});

test('the arrow keys go from place to place, and stop at the ends', async () => {
  const user = open('12');
  await user.click(box(1));
  await user.keyboard('{ArrowLeft}');
  expect(box(1)).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(box(4)).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(box(3)).toHaveFocus();
});

test('a place in the middle may be filled first', async () => {
  const user = open();
  await user.click(box(3));
  await user.keyboard('34');
  expect(digits()).toEqual(['', '', '3', '4']);
  await user.click(box(1));
  await user.keyboard('12');
  expect(digits().join('')).toBe('1234');
});

test('asks for digits only, and lets the first place be filled from a message', () => {
  open();
  expect(boxes()).toHaveLength(4);
  for (const each of boxes()) expect(each).toHaveAttribute('inputmode', 'numeric');
  expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
  expect(box(2)).toHaveAttribute('autocomplete', 'off');
});
