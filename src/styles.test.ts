import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('src', file))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^src\/testing\//.test(file));

const textOf = (file: string): string => readFileSync(file, 'utf8');
const resolved = (from: string, specifier: string): string =>
  specifier.startsWith('.') ? path.join(path.dirname(from), specifier) : specifier;

/** What a module imports at once, types excepted. */
const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/^(?:import|export) (?!type )(?:[^;]*? from )?'([^']+)';/gm)].map(
    ([, specifier = '']) => resolved(file, specifier),
  );

/** What a module imports when it is needed; `src/main.ts` only cuts its start into tasks so. */
const chunksOf = (file: string): string[] =>
  [...textOf(file).matchAll(/import\(\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'/gs)].map(
    ([, specifier = '']) => resolved(file, specifier),
  );

/** Everything that arrives with a module. */
function arrivingWith(...roots: string[]): Set<string> {
  const found = new Set(roots);
  for (const file of found) {
    if (/\.tsx?$/.test(file)) importsOf(file).forEach((imported) => found.add(imported));
  }
  return found;
}

const isLibrary = (name: string): boolean => /^@(mui|emotion)\//.test(name);

test('the first load, and the landing page whole, need neither MUI nor Emotion', () => {
  const landing = files.filter((file) => file.startsWith('src/pages/landing/'));
  const cards = ['GuideCarousel', 'GuideCard'].map((name) => `catalogue/cards/${name}.tsx`);
  const roots = [...cards, 'catalogue/lists/ProductGrid.tsx'].map((file) => `src/features/${file}`);
  const carousel = 'src/shared/ui/carousel/SlickCarousel.tsx';
  const found = arrivingWith(
    'src/main.ts',
    ...chunksOf('src/main.ts'),
    ...landing,
    ...roots,
    carousel,
  );
  expect(found.size).toBeGreaterThan(150);
  expect([...found].filter(isLibrary)).toEqual([]);
});

test('each chunk with controls of MUI has its theme', () => {
  const chunks = [...new Set(files.filter((file) => file !== 'src/main.ts').flatMap(chunksOf))];
  const withControls = chunks.filter((chunk) =>
    [...arrivingWith(chunk)].some((name) => name.startsWith('@mui/material/')),
  );
  expect(withControls.length).toBeGreaterThan(10);
  const withoutTheme = withControls.filter(
    (chunk) => !arrivingWith(chunk).has('src/shared/theme/MuiTheme.tsx'),
  );
  expect(withoutTheme).toEqual([]);
});

test('a component uses the classes that its CSS module has, and all of them', () => {
  const wrong: string[] = [];
  const used = new Map<string, Set<string>>();
  for (const file of files) {
    const text = textOf(file);
    for (const [, name = '', specifier = ''] of text.matchAll(
      /^import (\w+) from '(\.[^']+\.module\.css)';/gm,
    )) {
      const sheet = resolved(file, specifier);
      const classes = used.get(sheet) ?? new Set<string>();
      used.set(sheet, classes);
      const names = [...withoutImports(text).matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(
        ([, each = '']) => each,
      );
      names.forEach((each) => classes.add(each));
      // Chosen by a variable: any of them may be meant.
      if (text.includes(`${name}[`)) classesOf(sheet).forEach((each) => classes.add(each));
      for (const each of names) if (!classesOf(sheet).has(each)) wrong.push(`${file}: ${each}`);
    }
  }
  for (const [sheet, classes] of used) {
    for (const each of classesOf(sheet)) if (!classes.has(each)) wrong.push(`${sheet}: ${each}`);
  }
  expect(used.size).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});

const withoutImports = (text: string): string => text.replace(/^import [^;]*;$/gm, '');

const classesOf = (sheet: string): Set<string> =>
  new Set(
    [
      ...textOf(sheet)
        .replace(/\/\*.*?\*\//gs, '')
        .matchAll(/\.([a-zA-Z][\w-]*)(?=[^{}]*\{)/g),
    ].map(([, name = '']) => name),
  );

test('each class of a sheet is used where the sheet arrives, whatever page is opened first', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('src', file))
    .filter((file) => file.endsWith('.css') && !file.endsWith('.module.css'));
  /** The sheets that have rules for a class wherever it is; others change it in a place of theirs. */
  const owners = new Map<string, Set<string>>();
  for (const sheet of sheets) {
    const selectors = textOf(sheet).replace(/\{[^{}]*\}/g, '{}');
    for (const [, name = ''] of selectors.matchAll(/(?:^|[,{}]|\*\/)\s*\.([a-z][\w-]*)/g)) {
      owners.set(name, (owners.get(name) ?? new Set()).add(sheet));
    }
  }
  const classesOf = (file: string): string[] =>
    [...textOf(file).matchAll(/className="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
  const first = arrivingWith('src/main.ts', ...chunksOf('src/main.ts'));
  const pages = files.filter((file) => /^src\/pages\/.*Page\.tsx$/.test(file));
  const missing = pages.flatMap((chunk) => {
    const here = new Set([...first, ...arrivingWith(chunk)]);
    return [...here]
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => classesOf(file).map((name) => ({ file, name })))
      .filter(({ name }) => {
        const own = [...(owners.get(name) ?? [])];
        return own.length > 0 && !own.some((sheet) => here.has(sheet));
      })
      .map(({ file, name }) => `${chunk}: ${name} of ${file}`);
  });
  expect(missing).toEqual([]);
});
