import { lifeYears } from './years.ts';

// Shows.
test.each([
  ['1452', '1519', '1452 – 1519'],
  ['63 a.C.', '14 d.C.', '63 a.C. – 14 d.C.'],
  ['1593', 'dopo il 1654', '1593 – dopo il 1654'],
  ['1937', '', 'born 1937'],
  ['', '1654', 'died 1654'],
  ['', '', ''],
])('born %p, died %p: %p', (born, died, text) => {
  expect(lifeYears({ born, died })).toBe(text);
});
