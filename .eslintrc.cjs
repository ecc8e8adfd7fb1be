/* eslint-disable @typescript-eslint/no-require-imports -- ESLint reads this file as CommonJS. */
const { readdirSync } = require('node:fs');
const { join } = require('node:path');
/* eslint-enable @typescript-eslint/no-require-imports */

/**
 * The house rules as data: layers, the table of imports between features, one owner for each global. The rules that
 * need types are in `.oxlintrc.json`.
 * `src/architecture.test.ts` lints a forbidden fixture, so that these rules cannot rot.
 */

/** Imports run rightwards only. `contract`, `server` and `demo` are beside this chain. */
const layers = ['app', 'pages', 'features', 'shared', 'domain'];

/** Every feature may import these: sign-in, and the call of a guide. */
const openFeatures = ['auth', 'guides'];
/** Which others a feature may import: none, if it is not in this table. */
const features = {
  // A bookmark is a second of a track, with the sentence that is said there.
  bookmarks: ['player', 'transcript'],
  // The profile says what was bought; the question before the first play is asked after the payment.
  cart: ['profile', 'withdrawal'],
  catalogue: ['cart', 'library', 'player', 'profile'],
  // Continue shows the player's progress, and what a subscription no longer covers. A download asks as the player does.
  library: ['bookmarks', 'player', 'profile', 'withdrawal'],
  // Where a customer's devices have listened.
  listening: ['bookmarks', 'player'],
  // The words follow the sound.
  transcript: ['player'],
  // The first play of a bought guide ends the right of withdrawal.
  withdrawal: ['player'],
};

/** Imports between the player's folders run rightwards only. */
const playerFolders = ['bar', 'view', 'controls', 'engine', 'progress', 'state'];

/**
 * Imports between the server's folders run rightwards only. `main.ts`, `serve.ts`, `app.ts` and `api.ts` put them
 * together; every folder may ask `config.ts` for the type of the settings.
 */
const serverFolders = [
  'commands',
  'dev',
  'jobs',
  'seed',
  'modules',
  'mail',
  'ssr',
  'plugins',
  'http',
  'db',
  'catalogue',
  'config',
  'lib',
];

/** Which other modules of the server a module may import: none, if it is not in this table. */
const serverModules = {
  cart: ['access'],
  catalogue: ['access'],
  checkout: ['access', 'cart', 'catalogue'],
  // The first download of a free guide begins the special price.
  downloads: ['access', 'checkout'],
  feed: ['access'],
  home: ['access', 'catalogue'],
  library: ['access', 'catalogue'],
  // A recording's file has the name that its download has.
  media: ['access', 'catalogue', 'downloads'],
  // It lists refunds that wait.
  operator: ['checkout'],
  profile: ['access', 'accounts', 'catalogue', 'media'],
  search: ['access', 'catalogue'],
};

const layerZones = layers.slice(1).map((layer, index) => ({
  target: `./src/${layer}`,
  from: layers.slice(0, index + 1).map((left) => `./src/${left}`),
  message: `Imports run rightwards only: ${layers.join(' → ')} → contract.`,
}));

/** Returns each folder of `parent` with what it may import: one that no table has gets a rule too. */
const foldersOf = (parent, table) =>
  readdirSync(join(__dirname, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, table[name] ?? []]);

const featureZones = foldersOf('src/features', features).map(([feature, others]) => {
  const allowed = openFeatures.includes(feature) ? [] : [...openFeatures, ...others];
  return {
    target: `./src/features/${feature}`,
    from: './src/features',
    except: [feature, ...allowed].map((name) => `./${name}`),
    message: `'${feature}' may import only: ${allowed.join(', ') || 'no other feature'} (table in .eslintrc.cjs).`,
  };
});

const playerZones = playerFolders.slice(1).map((folder, index) => ({
  target: `./src/features/player/${folder}`,
  from: playerFolders.slice(0, index + 1).map((left) => `./src/features/player/${left}`),
  message: `Imports run rightwards only: ${playerFolders.join(' → ')}.`,
}));

const serverZones = serverFolders.map((folder, index) => ({
  target: `./server/${folder}`,
  from: [
    ...['main', 'serve', 'app', 'api', 'stop', 'banner'].map((file) => `./server/${file}.ts`),
    ...serverFolders.slice(0, index).map((left) => `./server/${left}`),
  ],
  message: `Imports run rightwards only: ${serverFolders.join(' → ')}.`,
}));

const moduleZones = foldersOf('server/modules', serverModules).map(([name, allowed]) => ({
  target: `./server/modules/${name}`,
  from: './server/modules',
  except: [name, ...allowed].map((one) => `./${one}`),
  message: `'${name}' may import only: ${allowed.join(', ') || 'no other module'} (table in .eslintrc.cjs).`,
}));

const sideZones = [
  {
    target: './contract',
    from: ['./src', './server', './demo'],
    message: 'contract imports nothing.',
  },
  {
    target: './src',
    from: ['./server', './demo'],
    message: 'The app knows the contract, never the server.',
  },
  { target: './server', from: './src', message: 'The server knows the contract, never the app.' },
  {
    target: './demo',
    from: ['./src', './server', './tools'],
    except: ['../server/catalogue'],
    message: 'The demo knows what a catalogue is (server/catalogue), and nothing else.',
  },
  {
    target: ['./contract', './src', './server', './demo'],
    from: './tools',
    message: 'Tools build and check the product, which never needs them.',
  },
];
/** These do not hold for the tests themselves. */
const testsZone = {
  target: ['./contract', './server', './demo', ...layers.map((layer) => `./src/${layer}`)],
  from: './tests',
  message: 'Test helpers stay in tests.',
};
const demoZone = {
  target: './server',
  from: './demo',
  message: 'The server takes a catalogue as data: it imports nothing of the bundled one.',
};
const testingZone = {
  target: ['./src/app', './src/pages', './src/features', './src/shared', './src/domain'],
  from: './src/testing',
  message: 'Test helpers stay in tests.',
};
const zones = [
  ...layerZones,
  ...featureZones,
  ...playerZones,
  ...serverZones,
  ...moduleZones,
  ...sideZones,
];

const ownedGlobals = [
  { name: 'localStorage', message: 'Only src/shared/storage/rawStorage.ts touches localStorage.' },
  {
    name: 'sessionStorage',
    message: 'Only src/shared/storage/rawStorage.ts touches browser storage.',
  },
];
const useAbilities = 'A browser may refuse it, or throw: src/shared/lib/abilities.ts has it.';
const abilityGlobals = ['BroadcastChannel', 'indexedDB'].map((name) => ({
  name,
  message: useAbilities,
}));
const ownedProperties = [
  ...[...ownedGlobals, ...abilityGlobals].flatMap(({ name, message }) =>
    ['window', 'globalThis', 'self'].map((object) => ({ object, property: name, message })),
  ),
  ...['clipboard', 'locks', 'mediaSession', 'serviceWorker', 'share', 'wakeLock'].map(
    (property) => ({ object: 'navigator', property, message: useAbilities }),
  ),
];
const ownedModules = [
  {
    name: 'react-toastify',
    message: 'Only src/app/toasts shows toasts: write a toast rule (shared/lib/toastRules.ts).',
  },
  {
    name: '@mui/material',
    message: "Import the component's own path: the development build stays quick.",
  },
  {
    name: 'react-router-dom',
    importNames: ['Link', 'NavLink'],
    message:
      'src/shared/ui/basic/RouterLink.tsx is 2.6 KB smaller, in the first load of every page.',
  },
];

/** What `ownedModules` says of a package's main file, for its other entries. */
const ownedEntries = [
  { group: ['react-toastify/*'], message: ownedModules[0].message },
  {
    regex: '^@mui/material/(Box|Button|Card|Container|IconButton|Link|Skeleton|Stack|Typography)$',
    message: 'MUI is for controls only: src/shared/ui/basic has it (docs/decisions/032-styles.md).',
  },
];
/** The files of the wire's shapes: what else app and server share is plain code. */
const wireFiles = [
  '**/contract/*',
  ...[
    'renderedPage',
    'readablePath',
    'languages',
    'routes',
    'safeHtml',
    'company',
    'consentWording',
    'mark',
    'webvtt',
    'typedInput',
    'foldText',
  ].map((name) => `!**/contract/${name}.ts`),
];
const noWireTypes = {
  group: wireFiles,
  message: 'No wire type in a component: use the domain model.',
};
/** A value of these files would bring TypeBox into the browser's scripts. */
const noSchemas = {
  patterns: [
    {
      group: [...wireFiles, 'typebox', 'typebox/*'],
      allowTypeImports: true,
      message: 'The app imports the types of the contract only: import type.',
    },
  ],
};

const noBarrels = [
  {
    selector: 'ExportAllDeclaration',
    message: 'No barrel files: import from the file that defines it.',
  },
  {
    selector: 'ExportNamedDeclaration[source]',
    message: 'No barrel files: import from the file that defines it.',
  },
];
const noSpreadLiterals = {
  selector: 'SpreadElement > :matches(ArrayExpression, ObjectExpression)',
  message:
    'Write the elements themselves: a spread literal only avoids the lines of the formatter.',
};
/**
 * A browser that translates a page replaces its text nodes. Beside other children React keeps a reference to the node:
 * it then updates a text that is not on the page, or throws when it removes the text or inserts an element before it. It keeps
 * none to the only text of an element.
 */
const noTextBesideOthers = (() => {
  /** Names of what holds or returns elements. */
  const names =
    '/^(children|icon|picture|aside|skeleton|shown|createPortal|[a-z]+Element|render[A-Z].*)$/';
  const elementAt = (path) => {
    const kinds = [
      `[${path}.type=/^JSX/]`,
      `[${path}.raw="null"]`,
      `[${path}.name=${names}]`,
      `[${path}.callee.name=${names}]`,
      `[${path}.callee.property.name="map"]`,
      `[${path}.expression.callee.property.name="map"]`,
    ];
    return `:matches(${kinds.join()})`;
  };
  const value = 'JSXExpressionContainer';
  const elements = [
    elementAt('expression'),
    elementAt('expression.right'),
    elementAt('expression.consequent') + elementAt('expression.alternate'),
  ];
  /** The texts of a `copy.ts` never change. */
  const constants = [
    '[expression.type="Literal"]',
    '[expression.computed=false][expression.object.name=/copy$/i]',
  ];
  const isConstant = `:matches(${constants.join()})`;
  const changing = `${value}:not(${[...elements, ...constants].join()})`;
  const text = `:matches(JSXText:not([value=/^\\s*\\n\\s*$/]), ${value}${isConstant})`;
  const sibling = `:matches(JSXElement, JSXFragment, ${value}:not([expression.type="JSXEmptyExpression"]), ${text})`;
  // An icon is always rendered.
  const component = 'JSXElement[openingElement.name.name=/^(?!Icon$)[A-Z]/]';
  const comesAndGoes = `:matches(${component}, ${value}:not(${isConstant}, [expression.type="JSXEmptyExpression"]))`;
  const found = [
    `${sibling} ~ ${changing}`,
    `${changing} ~ ${sibling}`,
    `${comesAndGoes} ~ ${text}`,
  ];
  return {
    selector: `:matches(JSXElement, JSXFragment):matches(${found.map((each) => `:has(> ${each})`).join()})`,
    message:
      'Text that changes, or that follows what comes and goes, is the only child of its element: write one string, or a span.',
  };
})();
const noWireMembers = [
  'MemberExpression[computed=false] > Identifier.property[name=/[a-z0-9]_[a-z0-9]/]',
  'MemberExpression[computed=true] > Literal.property[value=/^[a-z0-9]+(_[a-z0-9]+)+$/]',
  'ObjectPattern > Property > Identifier.key[name=/[a-z0-9]_[a-z0-9]/]',
].map((selector) => ({
  selector,
  message: 'Wire names end in src/domain: give the field a domain name in its decoder.',
}));

/** A text in a component has no other language: it belongs into the `copy.ts` beside it. The brand has one name. */
const noTextsInComponents = (() => {
  const words = '/^(?!.*Cicerone).*\\p{L}{2}/su';
  const shown =
    'JSXAttribute[name.name=/^(aria-(label|roledescription|description)|title|label|placeholder|alt)$/]';
  return [
    `JSXText[value=${words}]`,
    `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=${words}]`,
    `${shown} > Literal[value=${words}]`,
    `${shown} > JSXExpressionContainer > Literal[value=${words}]`,
    `${shown} > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${words}]`,
    `Property[key.name=/^(label|title|text)$/] > Literal[value=${words}]`,
  ].map((selector) => ({ selector, message: 'Put texts into the copy.ts beside the component.' }));
})();

/** A guide has a language of its own, the rest of the catalogue the shop's, and everything else the interface's. */
const noFixedLanguages = (() => {
  const tag = 'Literal[value=/^[a-z]{2,3}(-|$)/]';
  return [
    `JSXAttribute[name.name="lang"] ${tag}`,
    `Property[key.name="lang"] > ${tag}.value`,
    `Property[key.name="lang"] > :matches(ConditionalExpression, LogicalExpression) > ${tag}`,
    `AssignmentPattern[left.name=/^lang(uage)?$/] > ${tag}`,
    `:matches(NewExpression, CallExpression)[callee.object.name="Intl"] > ${tag}:first-child`,
    `CallExpression[callee.property.name=/^(localeCompare|toLocale)/] > ${tag}`,
  ].map((selector) => ({
    selector,
    message:
      "Name no language: a guide's texts have its `lang`, those of the catalogue useContentLanguage(), formats `locale`.",
  }));
})();
const componentSyntax = [...noBarrels, noSpreadLiterals, ...noWireMembers];

module.exports = {
  root: true,
  ignorePatterns: [
    'dist',
    'dist-renderer',
    'build',
    'data',
    'coverage',
    '/screenshots',
    '*.generated.ts',
  ],
  parser: '@typescript-eslint/parser',
  parserOptions: { ecmaVersion: 'latest', sourceType: 'module', ecmaFeatures: { jsx: true } },
  env: { es2023: true },
  plugins: ['@typescript-eslint', 'import', 'react', 'react-hooks', 'jsx-a11y'],
  extends: [
    'eslint:recommended',
    'plugin:@typescript-eslint/strict',
    'plugin:react/recommended',
    'plugin:react/jsx-runtime',
    'plugin:react-hooks/recommended',
    'plugin:jsx-a11y/strict',
    'prettier',
  ],
  settings: {
    react: { version: '19.3' },
    'import/resolver': { typescript: { project: './tsconfig.json' } },
    'import/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
  },
  rules: {
    'no-undef': 'off',
    'no-console': 'error',
    eqeqeq: 'error',
    'max-lines': ['error', { max: 300 }],
    'react/prop-types': 'off',
    '@typescript-eslint/consistent-type-imports': 'error',
    // `import { type Wire }` would leave an import of the file behind.
    '@typescript-eslint/no-import-type-side-effects': 'error',
    '@typescript-eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    // RTK Query's endpoints without an argument are `build.query<Result, void>`.
    '@typescript-eslint/no-invalid-void-type': 'off',
    'import/no-default-export': 'error',
    'import/no-duplicates': ['error', { 'prefer-inline': true }],
    'import/no-restricted-paths': [
      'error',
      { basePath: __dirname, zones: [...zones, demoZone, testingZone, testsZone] },
    ],
    'no-restricted-globals': ['error', ...ownedGlobals, ...abilityGlobals],
    'no-restricted-properties': ['error', ...ownedProperties],
    'no-restricted-imports': ['error', { paths: ownedModules, patterns: ownedEntries }],
    'no-restricted-syntax': ['error', ...noBarrels, noSpreadLiterals],
  },
  overrides: [
    {
      files: ['src/**'],
      rules: { '@typescript-eslint/no-restricted-imports': ['error', noSchemas] },
    },
    {
      files: ['src/**/*.ts'],
      excludedFiles: ['src/**/*.test.ts', 'src/testing/**'],
      rules: {
        'no-restricted-syntax': ['error', ...noBarrels, noSpreadLiterals, ...noFixedLanguages],
      },
    },
    {
      files: ['src/**/*.tsx'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: ownedModules,
            patterns: [...ownedEntries, noWireTypes],
          },
        ],
        'no-restricted-syntax': [
          'error',
          ...componentSyntax,
          ...noTextsInComponents,
          noTextBesideOthers,
          ...noFixedLanguages,
        ],
      },
    },
    {
      // A test's page has no browser that translates it, and no other language.
      files: ['src/**/*.test.tsx'],
      rules: { 'no-restricted-syntax': ['error', ...componentSyntax] },
    },
    {
      files: ['contract/**'],
      rules: {
        'import/no-restricted-paths': 'off',
        // Its own files and TypeBox alone: no other package, nothing beside or above it.
        'no-restricted-imports': ['error', { patterns: [{ regex: '^(?!\\./|typebox$)' }] }],
        // Schemas of one family stay together.
        'max-lines': 'off',
      },
    },
    {
      // Texts, data, and this table.
      files: ['**/copy{,.*}.ts', '**/*Copy{,.*}.ts', '**/italian.ts', '.eslintrc.cjs'],
      rules: { 'max-lines': 'off' },
    },
    {
      // What production runs is installed without devDependencies (Dockerfile).
      files: ['server/**', 'contract/**'],
      excludedFiles: ['**/*.test.ts'],
      rules: { 'import/no-extraneous-dependencies': ['error', { devDependencies: false }] },
    },
    {
      // The owner, and the end-to-end tests that look at the raw keys.
      files: [
        'src/shared/storage/rawStorage.ts',
        // Tests take them away, and look at what was stored.
        'src/**/*.test.{ts,tsx}',
        'src/testing/**',
        'src/shared/lib/abilities.ts',
        // Runs as the worker, where these exist.
        'src/features/library/offline/worker/**',
        'tests/e2e/**',
        'tests/engines/**',
      ],
      rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
    },
    {
      files: ['src/app/toasts/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          { paths: ownedModules.slice(1), patterns: [noWireTypes] },
        ],
      },
    },
    // Tools that call a default export: webpack, Babel, Jest, Playwright.
    {
      files: [
        './*.{ts,js,cjs}',
        '**/globalSetup*.ts',
        '**/globalTeardown.ts',
        'tests/engines/playwright.config.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    { files: ['**/*.cjs'], env: { node: true } },
    {
      files: [
        'tools/**',
        'tests/bench/**',
        'server/main.ts',
        'server/commands/*.ts',
        '{server,demo}/**/main.ts',
        'tests/e2e/**',
        'tests/support/redConsole.ts',
      ],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['**/*.test.{ts,tsx}', 'src/testing/**', 'tests/**'],
      rules: { 'react/display-name': 'off' },
    },
    {
      // No React there: Playwright calls what a fixture gives out `use`.
      files: ['tests/e2e/**', 'tests/engines/**'],
      rules: { 'react-hooks/rules-of-hooks': 'off' },
    },
    {
      files: ['{src,server}/**/*.test.{ts,tsx}'],
      rules: { 'import/no-restricted-paths': ['error', { basePath: __dirname, zones }] },
    },
  ],
};
