import { checkCycles } from './cycles.ts';

const files = (texts: Record<string, string>) =>
  Object.entries(texts).map(([file, text]) => ({ file, text }));

it('finds files that import each other through others, statically or dynamically', () => {
  expect(
    checkCycles(
      files({
        'src/a.ts': "import { b } from './lib/b.ts';\nexport const a = b;\n",
        'src/lib/b.ts': "import {\n  c,\n} from '../c.ts';\nexport const b = c;\n",
        'src/c.ts': 'export const c = () => import(/* webpackChunkName: "a" */ \'./a.ts\');\n',
      }),
    ),
  ).toEqual(['these files import each other: src/a.ts → src/lib/b.ts → src/c.ts → src/a.ts']);
});

it('finds a file that imports itself, and an import for its effect', () => {
  expect(checkCycles(files({ 'server/a.ts': "import './a.ts';\n" }))).toHaveLength(1);
});

it('accepts imports of types, which leave nothing behind, and files that share a third', () => {
  expect(
    checkCycles(
      files({
        'a.ts': "import type { B } from './b.ts';\nimport { c } from './c.ts';\n",
        'b.ts': "import { a } from './a.ts';\nimport { c } from './c.ts';\n",
        'c.ts': "export const c = 1;\nexport type A = import('./a.ts').A;\n",
      }),
    ),
  ).toEqual([]);
});
