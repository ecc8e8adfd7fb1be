import { diagramOf } from './diagram.ts';

it('draws folders in the order of their imports, and what features may import', () => {
  const from = './src/features';
  const diagram = diagramOf([
    { target: './src/features', from: ['./src/app'] },
    { target: './src/shared', from: ['./src/app', './src/features'] },
    { target: './src/features/auth', from, except: ['./auth'] },
    { target: './src/features/cart', from, except: ['./cart', './auth', './profile'] },
    { target: './src/features/profile', from, except: ['./profile', './auth'] },
    { target: './server/modules', from: ['./server/main.ts'] },
    { target: './server/db', from: ['./server/main.ts', './server/modules'] },
    { target: './server/modules/cart', from: './server/modules', except: ['./cart'] },
    { target: './server', from: './src' },
  ]);
  expect(diagram).toContain('src/app --> src/features --> src/shared');
  expect(diagram).toContain('server/modules --> server/db');
  expect(diagram).toContain('src/features/cart --> src/features/profile');
  expect(diagram).toContain('server/modules/cart["cart"]');
  // Every feature may import `auth`, which would be an arrow from each.
  expect(diagram).not.toContain('--> src/features/auth');
});
