import { drawArchitecture } from './draw.ts';
import { rowsOf } from './features.ts';
import { readZones } from './rules.ts';

const features = new Map([
  ['auth', []],
  ['cart', ['auth', 'profile']],
  ['catalogue', ['auth', 'cart', 'profile']],
  ['profile', ['auth']],
]);

it('reads layers in their order, and for each feature those that it may import', () => {
  const from = './src/features';
  const zones = [
    { target: './src/features', from: ['./src/app'] },
    { target: './src/shared', from: ['./src/app', './src/features'] },
    { target: './src/features/cart', from, except: ['./cart', './auth'] },
    { target: './src/features/auth', from, except: ['./auth'] },
    { target: './server', from: './src' },
  ];
  expect(readZones(zones)).toEqual({
    layers: ['app', 'features', 'shared'],
    features: new Map([
      ['cart', ['auth']],
      ['auth', []],
    ]),
  });
});

it('puts each feature above those that it imports, and leaves out the one that all import', () => {
  const rows = rowsOf(features).map((row) =>
    row.flatMap(({ name, isFeature }) => (isFeature ? [name] : [])),
  );
  expect(rows).toEqual([['profile'], ['cart'], ['catalogue']]);
});

it('draws a box for each folder, and an arrow for each import between features', () => {
  const svg = drawArchitecture({
    layers: ['app', 'features', 'shared'],
    features,
    modules: ['checkout'],
    server: ['db'],
  });
  for (const name of ['app/', 'catalogue', 'cart', 'profile', 'shared/', 'checkout', 'db']) {
    expect(svg).toContain(`>${name}</text>`);
  }
  expect(svg).toContain('>auth: every feature may import it</text>');
  expect(svg.match(/marker-end/g)).toHaveLength(3);
});
