import { drawArchitecture } from './draw.ts';
import { rowsOf } from './features.ts';
import { readZones } from './rules.ts';

const features = new Map([
  ['auth', []],
  ['guides', []],
  ['cart', ['auth', 'guides', 'profile']],
  ['catalogue', ['auth', 'cart', 'guides', 'profile']],
  ['profile', ['auth', 'guides']],
]);

it('reads folders in the order of their imports, and what features may import', () => {
  const from = './src/features';
  const zones = [
    { target: './src/features', from: ['./src/app'] },
    { target: './src/shared', from: ['./src/app', './src/features'] },
    { target: './src/features/cart', from, except: ['./cart', './auth'] },
    { target: './src/features/auth', from, except: ['./auth'] },
    { target: './server/modules', from: ['./server/main.ts'] },
    { target: './server/db', from: ['./server/main.ts', './server/modules'] },
    { target: './server/modules/cart', from: './server/modules', except: ['./cart'] },
    { target: './server', from: './src' },
  ];
  expect(readZones(zones)).toEqual({
    layers: ['app', 'features', 'shared'],
    features: new Map([
      ['cart', ['auth']],
      ['auth', []],
    ]),
    server: ['modules', 'db'],
    modules: ['cart'],
  });
});

it('puts each feature above those that it imports, and leaves out those that all import', () => {
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
    server: ['jobs', 'modules', 'db'],
  });
  for (const name of [
    'app/',
    'catalogue',
    'cart',
    'profile',
    'shared/',
    'jobs',
    'checkout',
    'db',
  ]) {
    expect(svg).toContain(`>${name}</text>`);
  }
  expect(svg).toContain('>auth, guides: open to every feature</text>');
  expect(svg.match(/marker-end/g)).toHaveLength(3);
});
