import { forbiddenImports, type Fixture } from './importFixtures.ts';

const domainFile = 'src/domain/text/money.ts';
const sharedFile = 'src/shared/lib/toastRules.ts';
const playerFile = 'src/features/player/playerToasts.ts';
const pageFile = 'src/pages/notFound/NotFoundPage.tsx';
const componentFile = 'src/features/player/view/Disc.tsx';

/** Each breaks exactly one rule. */
export const forbidden: Fixture[] = [
  ...forbiddenImports,
  {
    breaks: 'the app imports a schema',
    as: 'src/domain/decode/catalogue/decodeGuide.ts',
    code: "import { WireGuide } from '../../../../contract/guides.ts';\nexport const fields = WireGuide.properties;",
    rule: '@typescript-eslint/no-restricted-imports',
  },
  {
    breaks: 'types of the contract are imported so that its file stays imported',
    as: 'src/domain/decode/catalogue/decodeGuide.ts',
    code: "import { type WireGuide } from '../../../../contract/guides.ts';\nexport const id = (guide: WireGuide) => guide.id;",
    rule: '@typescript-eslint/no-import-type-side-effects',
  },
  {
    breaks: 'the contract imports something',
    as: 'contract/guides.ts',
    code: "import type { Guide } from '../src/domain/model.ts';\nexport type Wire = Guide;",
    rule: 'no-restricted-imports',
  },
  {
    breaks: 'the server imports what only development installs',
    as: 'server/config.ts',
    code: "import 'webpack';",
    rule: 'import/no-extraneous-dependencies',
  },
  {
    breaks: 'a barrel of everything',
    as: sharedFile,
    code: "export * from '../api/apiError.ts';",
    rule: 'no-restricted-syntax',
  },
  {
    breaks: 'a barrel of names',
    as: sharedFile,
    code: "export { statusOf } from '../api/apiError.ts';",
    rule: 'no-restricted-syntax',
  },
  {
    breaks: 'a barrel in a component',
    as: componentFile,
    code: "export { Controls } from '../controls/Controls.tsx';",
    rule: 'no-restricted-syntax',
  },
  {
    breaks: 'a spread literal that saves lines',
    as: domainFile,
    code: "export const units = [...['second', 'minute'], 'hour'];",
    rule: 'no-restricted-syntax',
  },
  {
    breaks: 'a spread literal in a component',
    as: componentFile,
    code: 'export const size = { ...{ width: 1, height: 1 }, depth: 1 };',
    rule: 'no-restricted-syntax',
  },
  {
    breaks: 'localStorage outside rawStorage',
    as: sharedFile,
    code: "export const token = localStorage.getItem('token');",
    rule: 'no-restricted-globals',
  },
  {
    breaks: 'localStorage through the window',
    as: pageFile,
    code: "export const token = window.localStorage.getItem('token');",
    rule: 'no-restricted-properties',
  },
  {
    breaks: 'localStorage taken out of the window',
    as: pageFile,
    code: "const { localStorage: kept } = window;\nexport const token = kept.getItem('token');",
    rule: 'no-restricted-properties',
  },
  {
    breaks: 'sessionStorage outside rawStorage',
    as: playerFile,
    code: 'sessionStorage.clear();',
    rule: 'no-restricted-globals',
  },
  {
    breaks: 'a toast outside app/toasts',
    as: playerFile,
    code: "import { toast } from 'react-toastify';\ntoast('Hello');",
    rule: 'no-restricted-imports',
  },
  {
    breaks: "a toast through the package's other entry",
    as: componentFile,
    code: "import { toast } from 'react-toastify/unstyled';\ntoast('Hello');",
    rule: 'no-restricted-imports',
  },
  {
    breaks: "a button of MUI's in place of the app's own",
    as: componentFile,
    code: "import Button from '@mui/material/Button';\nexport const button = Button;",
    rule: 'no-restricted-imports',
  },
  {
    breaks: "a link of React Router's in place of the app's own",
    as: componentFile,
    code: "import { Link } from 'react-router-dom';\nexport const link = Link;",
    rule: 'no-restricted-imports',
  },
  {
    breaks: 'a wire type in a component',
    as: componentFile,
    code: "import type { WireGuide } from '../../../../contract/guides.ts';\nexport const id = (guide: WireGuide) => guide.id;",
    rule: 'no-restricted-imports',
  },
  {
    breaks: 'a wire field in a component',
    as: componentFile,
    code: 'export const text = (guide: { short_description: string }) => guide.short_description;',
    rule: 'no-restricted-syntax',
  },
  {
    breaks: 'a wire field behind a question mark',
    as: componentFile,
    code: 'export const file = (track?: { file_mp3: string }) => track?.file_mp3;',
    rule: 'no-restricted-syntax',
  },
  {
    breaks: 'a wire field taken apart',
    as: componentFile,
    code: 'export const file = ({ file_mp3 }: { file_mp3: string }) => file_mp3;',
    rule: 'no-restricted-syntax',
  },
  {
    breaks: 'a text in a component',
    as: componentFile,
    code: 'export const Part = () => <p>Now playing</p>;',
    rule: 'no-restricted-syntax',
  },
  {
    breaks: 'a name for screen readers in a component',
    as: componentFile,
    code: 'export const Part = ({ of }: { of: string }) => <p aria-label={`Cover of ${of}`} />;',
    rule: 'no-restricted-syntax',
  },
  {
    breaks: 'a fixed language of a text',
    as: componentFile,
    code: 'export const Part = ({ name }: { name: string }) => <p lang="it">{name}</p>;',
    rule: 'no-restricted-syntax',
  },
  {
    breaks: 'a fixed language where there is none',
    as: componentFile,
    code: "export const Part = ({ lang }: { lang?: string }) => <p lang={lang ?? 'it'} />;",
    rule: 'no-restricted-syntax',
  },
  {
    breaks: 'a fixed language by default',
    as: componentFile,
    code: "export const Part = ({ lang = 'it' }: { lang?: string }) => <p lang={lang} />;",
    rule: 'no-restricted-syntax',
  },
  {
    breaks: 'a fixed language in a value',
    as: domainFile,
    code: "export const guide = (lang: string) => ({ lang: lang || 'it' });",
    rule: 'no-restricted-syntax',
  },
  {
    breaks: 'a fixed order of texts',
    as: domainFile,
    code: "export const order = () => new Intl.Collator('it');",
    rule: 'no-restricted-syntax',
  },
  {
    breaks: 'a changing text beside an element',
    as: componentFile,
    code: 'export const Part = ({ name }: { name: string }) => <p><b>1</b>{name}</p>;',
    rule: 'no-restricted-syntax',
  },
  {
    breaks: 'a changing text before an element',
    as: componentFile,
    code: 'export const Part = ({ name }: { name: string }) => <p>{name}<b>1</b></p>;',
    rule: 'no-restricted-syntax',
  },
  {
    breaks: 'two changing texts in one element',
    as: componentFile,
    code: 'export const Part = ({ name }: { name: string }) => <p>{name} / {name.length}</p>;',
    rule: 'no-restricted-syntax',
  },
  {
    breaks: 'a conditional text beside an element',
    as: componentFile,
    code: "export const Part = ({ isOn, name }: { isOn: boolean; name: string }) => <p><b>{name}</b>{isOn && 'on'}</p>;",
    rule: 'no-restricted-syntax',
  },
  {
    breaks: 'one of two texts beside an element',
    as: componentFile,
    code: "export const Part = ({ isOn, name }: { isOn: boolean; name: string }) => <p><b>{name}</b>{isOn ? 'on' : 'off'}</p>;",
    rule: 'no-restricted-syntax',
  },
  {
    breaks: 'a template beside an element',
    as: componentFile,
    code: 'export const Part = ({ name }: { name: string }) => <p><b>1</b>{`${name}.`}</p>;',
    rule: 'no-restricted-syntax',
  },
  {
    breaks: 'a conditional element before a text',
    as: componentFile,
    code: 'export const Part = ({ isOn, name }: { isOn: boolean; name: string }) => <p>{isOn && <b>{name}</b>} 1</p>;',
    rule: 'no-restricted-syntax',
  },
  {
    breaks: 'a default export',
    as: domainFile,
    code: 'export default 1;',
    rule: 'import/no-default-export',
  },
  {
    breaks: 'any',
    as: domainFile,
    code: 'export const value = (given: any): unknown => given;',
    rule: '@typescript-eslint/no-explicit-any',
  },
  {
    breaks: 'a non-null assertion',
    as: domainFile,
    code: 'export const first = (list: string[]): string => list[0]!;',
    rule: '@typescript-eslint/no-non-null-assertion',
  },
  {
    breaks: 'a type imported as a value',
    as: 'src/domain/decode/catalogue/picture.ts',
    code: "import { Picture } from '../../model.ts';\nexport const path = (picture: Picture) => picture.path;",
    rule: '@typescript-eslint/consistent-type-imports',
  },
  {
    breaks: 'a file of 301 lines',
    as: domainFile,
    code: `${'// One more line.\n'.repeat(300)}export const last = 1;`,
    rule: 'max-lines',
  },
];

export const allowed: Omit<Fixture, 'breaks' | 'rule'>[] = [
  {
    as: 'src/features/catalogue/cards/GuideCard.tsx',
    code: "import type { Guide } from '../../../domain/model.ts';\nimport { playerEvents } from '../../player/state/playerSlice.ts';\nexport const Name = ({ guide }: { guide: Guide }) => <p>{guide.title + playerEvents.ended.type}</p>;",
  },
  {
    as: 'src/app/toasts/showToast.ts',
    code: "import { toast } from 'react-toastify/unstyled';\nexport const say = (text: string) => toast(text);",
  },
  { as: 'src/shared/storage/rawStorage.ts', code: 'export const kept = window.localStorage;' },
  {
    as: 'src/domain/decode/catalogue/decodeGuide.test.ts',
    code: "import '../../../testing/player/fakeAudio.ts';\nimport type { WireGuide } from '../../../../contract/guides.ts';\nexport const id = (guide: WireGuide) => guide.short_description;",
  },
  {
    as: componentFile,
    code: 'export const Part = ({ isOn, name }: { isOn: boolean; name: string }) => (\n  <section>\n    {/* A comment. */}\n    <p>{name}</p>\n    <p>\n      1 <b>{name}</b>\n    </p>\n    {isOn && <b>{name}</b>}\n    {isOn ? <b>{name}</b> : null}\n    {[name].map((each) => <i key={each}>{each}</i>)}\n  </section>\n);',
  },
  { as: 'jest.config.ts', code: 'export default {};' },
  { as: domainFile, code: `${'// One more line.\n'.repeat(199)}export const last = 1;` },
];

/** Each breaks exactly one rule that needs types. */
export const forbiddenByTypes: Omit<Fixture, 'as'>[] = [
  {
    breaks: 'a promise that nothing waits for',
    code: 'export const save = (): void => { Promise.resolve(1); };',
    rule: 'typescript(no-floating-promises)',
  },
  {
    breaks: 'an async function where its promise is dropped',
    code: '[1].forEach(async (one) => { await Promise.resolve(one); });',
    rule: 'typescript(no-misused-promises)',
  },
  {
    breaks: 'a switch that leaves out a case',
    code: "export const f = (x: 'a' | 'b'): void => { switch (x) { case 'a': } };",
    rule: 'typescript(switch-exhaustiveness-check)',
  },
];
