import eslint from '@eslint/js';
import prettier from 'eslint-config-prettier';
import checkFile from 'eslint-plugin-check-file';
import formatjs from 'eslint-plugin-formatjs';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The only words that may stand between a file's name and `.ts`. */
const ROLES = ['module', 'controller', 'gateway', 'service', 'repository', 'client', 'section', 'method', 'job'];
const ROLE = `.@(${[...ROLES, 'spec', 'int.spec', 'config'].join('|')})`;
const KEBAB_CASE = `+([a-z0-9])*(-+([a-z0-9]))?(${ROLE})?(.spec)`;
const PASCAL_CASE = `+([A-Z])+([A-Za-z0-9])?(.spec)`;

const TYPES_SWITCHED_OFF = {
  selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
  message: '`as unknown as` switches the types off. Narrow with a check, or fix the type where it is made.',
};
const MAXIMUM_IMPORTS = 40;
/** Finds the first import over the limit: a file that needs more puts too much together. */
const TOO_MANY_IMPORTS = {
  selector: `Program > ImportDeclaration:nth-child(${MAXIMUM_IMPORTS + 1})`,
  message: `More than ${MAXIMUM_IMPORTS} imports. Give a part of it a module of its own.`,
};

/** Finds formatters that every call creates again. `Intl.Locale` is cheap. */
const INTL_PER_CALL = {
  selector:
    ":function NewExpression[callee.object.name='Intl'][callee.property.name!='Locale']:not(CallExpression[callee.name=/^(memoizeByText|useMemo)$/] NewExpression)",
  message:
    'Creating it takes longer than using it: create it at the top of the module, in `memoizeByText` or in `useMemo`.',
};

/** Rows, not code: their length says how many countries, products or texts there are. */
const DATA_TABLES = [
  '.dependency-cruiser.cjs',
  'config-seeds/src/**',
  'demo/pictures/src/**',
  'admin/src/**/*words.ts',
];
const SPECS = ['**/*.spec.ts', '**/*.spec.tsx', 'e2e/**'];
const BROWSER = ['storefront/src/**', 'admin/src/**'];

/** The formatjs rule, which also minds `{' '}` and `{'·'}`: only letters need a translation. */
const literalText = formatjs.rules['no-literal-string-in-jsx'];
const words = {
  rules: {
    'no-untranslated-text': {
      ...literalText,
      create: (context) => {
        const report = (problem) => hasLetters(problem.node) && context.report(problem);
        return literalText.create(Object.create(context, { report: { value: report } }));
      },
    },
  },
};

function hasLetters(node) {
  return node.type !== 'Literal' || /\p{L}/u.test(String(node.value));
}

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '**/generated/',
      '**/compiled/',
      'storefront/src/routeTree.gen.ts',
      'test-results/',
      'playwright-report/',
      'bench/results/',
      '.data/',
    ],
  },
  eslint.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { 'check-file': checkFile },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-nested-ternary': 'error',
      'no-console': 'off', // start, demo and bench speak to a terminal; services have a rule of their own below
      'no-restricted-syntax': ['error', TYPES_SWITCHED_OFF, TOO_MANY_IMPORTS],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/prefer-promise-reject-errors': 'off', // streams and emitters hand us their reasons untyped
      '@typescript-eslint/require-await': 'off', // an interface may promise more than one implementation needs
      'max-lines': ['warn', { max: 200, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['warn', { max: 40, skipBlankLines: true, skipComments: true }],
      'max-depth': ['warn', 2],
      'max-params': ['warn', 3],
    },
  },
  {
    files: ['**/*.ts'],
    ignores: ['storefront/src/routes/**', '**/*.d.ts'],
    rules: { 'check-file/filename-naming-convention': ['error', { '**/*.ts': KEBAB_CASE }] },
  },
  // The commerce backend has one role of its own: a kind of resource, with its drafts and update actions.
  {
    files: ['sandbox/**/*.ts'],
    rules: { 'check-file/filename-naming-convention': ['error', { '**/*.ts': KEBAB_CASE.replace('@(', '@(kind|') }] },
  },
  {
    files: ['**/*.tsx'],
    ignores: ['storefront/src/routes/**', '**/{main,router,entry-client,entry-server}.tsx'],
    rules: { 'check-file/filename-naming-convention': ['error', { '**/*.tsx': PASCAL_CASE }] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'check-file/filename-blocklist': [
        'error',
        { '**/*{util,utils,helper,helpers,manager}.{ts,tsx}': '**/(a file named after what it holds)' },
      ],
    },
  },
  {
    files: ['services/src/**'],
    rules: {
      'no-console': 'error', // the logger knows the request and hides what is personal
      '@typescript-eslint/no-extraneous-class': 'off', // a Nest module is a class without members
      'max-params': 'off', // constructors name their collaborators
    },
  },
  {
    files: BROWSER,
    languageOptions: { globals: globals.browser },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // These two speak for the React compiler, which we do not use, and cannot tell an answer from a server that sets
      // state later, or a ref read in a handler, from what they warn of.
      'react-hooks/set-state-in-effect': 'off',
      'react-hooks/refs': 'off',
      'max-lines-per-function': ['warn', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: ['storefront/src/**/*.tsx', 'admin/src/**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  {
    files: ['storefront/src/ui/Tabs.tsx'],
    // A panel without a control inside is the next stop after its tab (WAI-ARIA practices, tabs).
    rules: { 'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel'], tags: [] }] },
  },
  {
    files: ['storefront/src/**/*.{ts,tsx}'],
    // The component page is read by engineers alone.
    ignores: [...SPECS, 'storefront/src/screens/component-gallery/**'],
    plugins: { formatjs, words },
    rules: {
      'words/no-untranslated-text': 'error',
      'formatjs/enforce-placeholders': 'error',
      'formatjs/no-invalid-icu': 'error',
      'formatjs/no-multiple-whitespaces': 'error',
      'formatjs/no-offset': 'error',
      'formatjs/no-useless-message': 'error',
    },
  },
  // TanStack Router names its files by route and throws its redirects.
  { files: ['storefront/src/routes/**'], rules: { '@typescript-eslint/only-throw-error': 'off' } },
  { files: ['e2e/**/*.ts'], ...playwright.configs['flat/recommended'] },
  {
    files: ['e2e/**/*.ts'],
    rules: {
      'playwright/no-wait-for-timeout': 'error',
      'playwright/no-networkidle': 'error',
      'playwright/no-skipped-test': 'error',
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect', '^see'] }],
      'playwright/no-conditional-in-test': 'off', // countries differ, and the tests run over all of them
    },
  },
  {
    files: SPECS,
    rules: {
      'max-lines-per-function': 'off', // `describe` is a chapter, not a function
      'max-lines': ['warn', { max: 400, skipBlankLines: true, skipComments: true }],
      'max-params': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off', // expect.objectContaining() is typed any
    },
  },
  {
    files: ['domain/src/**', 'services/src/**', ...BROWSER],
    // A new draft gets a date as its name, once.
    ignores: [...SPECS, 'admin/src/shared/draft/DraftProvider.tsx'],
    rules: { 'no-restricted-syntax': ['error', TYPES_SWITCHED_OFF, TOO_MANY_IMPORTS, INTL_PER_CALL] },
  },
  // One import for each drawing.
  { files: ['demo/**/plans.ts'], rules: { 'no-restricted-syntax': ['error', TYPES_SWITCHED_OFF] } },
  { files: DATA_TABLES, rules: { 'max-lines': 'off', 'max-lines-per-function': 'off', 'max-params': 'off' } },
  {
    files: ['**/*.{js,mjs,cjs}'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { globals: globals.node, parserOptions: { projectService: false } },
  },
  // Outside every workspace's tsconfig: checked without types.
  {
    files: ['prisma.config.ts', '*/vite.config.ts', '*/*.config.ts', 'storefront/build/**'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { parserOptions: { projectService: false } },
  },
  prettier,
);
