import nx from '@nx/eslint-plugin/nx';
import reactHooks from 'eslint-plugin-react-hooks';
import unicorn from 'eslint-plugin-unicorn';
import tseslint from 'typescript-eslint';
import { boundaries } from './tools/lint/src/boundaries.js';
import { callboardRules } from './tools/lint/src/plugin.js';

const code = ['**/*.{ts,tsx,mts,js,mjs}'];
const tests = ['**/*.{test,test-d}.{ts,tsx,js,mjs}', '**/test-support/**', '**/testing/**', 'e2e/**'];
const stories = ['**/*.stories.tsx'];
const configs = ['**/*.config.{ts,js}', '.storybook/**'];
const tables = ['**/*.data.ts'];
const seeds = ['tools/api/seeds/**', 'tools/api/src/seeds/**'];

/** Shapes of code that are refused everywhere, each with the sentence that the reader needs. */
const refusedSyntax = [
  { selector: 'TSEnumDeclaration', message: 'Write an `as const` array and derive the union from it.' },
  {
    selector: 'TSTypeReference > TSQualifiedName[left.name="React"][right.name=/^(FC|FunctionComponent)$/]',
    message: 'Write `function Name(props: NameProps)`.',
  },
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Raw markup is how scripts get in: render elements instead.',
  },
  {
    selector: 'AssignmentExpression > MemberExpression.left[property.name=/^(inner|outer)HTML$/]',
    message: 'Raw markup is how scripts get in: use textContent.',
  },
];

/** Every sentence of the server comes from the catalogue, with its facts. */
const refusedInServer = [
  {
    selector:
      'CallExpression[callee.name=/^(badRequest|conflict|forbidden|notFound|refuseAction|refused|refusedAction|actionRefused|unauthorized)$/] > :matches(TemplateLiteral, Literal[value=/./][raw=/^[^0-9]/])',
    message:
      'Declare the sentence in problemTexts.data.ts of the contract and write `sentences.itsCode({ … })`.',
  },
  {
    selector:
      'CallExpression[callee.name="invalid"] ArrayExpression > :matches(TemplateLiteral, Literal[value=/./])',
    message:
      'Declare the sentence in problemTexts.data.ts of the contract and write `sentences.itsCode({ … })`.',
  },
  {
    selector: 'CallExpression[callee.property.name="query"][typeArguments]',
    message: 'Nothing checks this type: build the statement with `db`, or run it through `rows(schema, …)`.',
  },
  {
    selector: 'NewExpression[callee.name="ApiProblem"]',
    message: 'Use a constructor of problems.ts: it sends the code and the facts with the sentence.',
  },
];

const refusedInTests = [
  {
    selector:
      'CallExpression[callee.name=/^(it|test)$/] > Literal.arguments:first-child[value=/\\bshould\\b/]',
    message: 'Say what it does, not what it should do.',
  },
  {
    selector: 'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name="only"]',
    message: 'This would leave every other test out.',
  },
  {
    selector: 'CallExpression[callee.property.name=/TestId$/]',
    message: 'Find it by role and name, as a person would.',
  },
];

const clockReads = [
  "CallExpression[callee.property.name='now'][callee.object.name=/^(Date|DateTime|performance)$/]",
  "CallExpression[callee.object.name='DateTime'][callee.property.name='local'][arguments.length=0]",
  "NewExpression[callee.name='Date'][arguments.length=0]",
].map((selector) => ({ selector, message: 'A rule is given `now` by its caller.' }));

const noExportAll = {
  selector: 'ExportAllDeclaration',
  message: 'Name what is exported.',
};

const network = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map((name) => ({
  name,
  message: 'Only api-client talks to the network.',
}));

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/out-tsc/**',
      '**/out-test/**',
      '**/coverage/**',
      '**/storybook-static/**',
      '**/test-results/**',
      '**/playwright-report/**',
      '**/.nx/**',
      '**/.data/**',
      'tools/generators/templates/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: code,
    extends: [tseslint.configs.strict],
    plugins: {
      '@nx': nx,
      callboard: callboardRules,
      'react-hooks': reactHooks,
      unicorn,
    },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          // How the tests of every library run, and where servers under test keep their data.
          allow: [
            '../../tools/vitest/libraryTests.mjs',
            '../../vitest/libraryTests.mjs',
            String.raw`^(\.\./)+(tools/)?vitest/temporaryData\.mjs$`,
          ],
          depConstraints: boundaries,
          enforceBuildableLibDependency: false,
          // Screens and heavy widgets are loaded lazily, while their types and registry are imported as usual.
          checkDynamicDependenciesExceptions: ['.*'],
        },
      ],
      'callboard/long-file': ['warn', { max: 300, skipBlankLines: false }],
      'callboard/no-tenant-condition': 'error',
      'callboard/said-when-rendering': 'error',
      'callboard/telling-names': 'error',
      'callboard/todo-with-issue': 'error',
      'max-lines': ['error', { max: 400 }],
      'no-else-return': ['error', { allowElseIf: false }],
      'no-nested-ternary': 'error',
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
      'no-restricted-syntax': ['error', ...refusedSyntax],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'unicorn/filename-case': ['error', { cases: { camelCase: true, pascalCase: true } }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A discarded `void` result and an empty body are both said on purpose in event handlers.
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    // The few rules that need types: a promise that nobody waits for, a case that nobody handles.
    files: ['{libs,apps}/*/src/**/*.{ts,tsx}', 'tools/api/src/**/*.ts'],
    languageOptions: {
      parserOptions: {
        project: './tools/lint/tsconfig.workspace.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
      ],
    },
  },
  {
    files: ['**/*.tsx', 'libs/**/use*.ts'],
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['libs/*/src/index.ts'],
    rules: { 'no-restricted-syntax': ['error', ...refusedSyntax, noExportAll] },
  },
  {
    files: ['libs/domain/src/**'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...refusedSyntax, noExportAll, ...clockReads] },
  },
  {
    files: ['libs/*/src/*/index.ts'],
    rules: { 'no-restricted-syntax': ['error', ...refusedSyntax, noExportAll] },
  },
  {
    files: ['tools/api/src/**/*.ts'],
    // Tools of the owner, and of tests, speak to pg itself.
    ignores: [...tests, 'tools/api/src/problems.ts', 'tools/api/src/{database,testKit,hardening}/**'],
    rules: { 'no-restricted-syntax': ['error', ...refusedSyntax, ...refusedInServer] },
  },
  {
    files: ['libs/**', 'apps/**', 'tools/api/**'],
    ignores: [...tests, ...stories, ...configs],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['libs/**', 'apps/**'],
    // The page of the login sends before there is an app, as the API client tells the build.
    ignores: [...tests, ...stories, ...configs, 'libs/api-client/**', 'libs/shell/vite/loginStart.js'],
    rules: { 'no-restricted-globals': ['error', ...network] },
  },
  {
    files: ['libs/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'],
    ignores: [...tests, ...stories],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['node:*'], message: 'A browser has no Node modules.' }] },
      ],
      'callboard/no-literal-text': 'error',
      'callboard/no-written-profile-link': 'error',
    },
  },
  {
    files: tests,
    rules: {
      'no-restricted-syntax': ['error', ...refusedSyntax, ...refusedInTests],
      '@typescript-eslint/no-empty-function': 'off',
      'callboard/no-tenant-condition': 'off',
    },
  },
  {
    files: [...stories, ...seeds, 'apps/**', 'tools/scripts/**'],
    rules: { 'callboard/no-tenant-condition': 'off' },
  },
  {
    // The Storybook takes stories and styles from inside every library, and this file the rules of tools/lint.
    files: ['.storybook/**', 'eslint.config.js'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    files: tables,
    rules: { 'max-lines': 'off', 'callboard/long-file': 'off' },
  },
  {
    // These tools look for a default export.
    files: [
      ...stories,
      ...configs,
      'tools/generators/**',
      'tools/lint/src/targets/**',
      '**/globalSetup.ts',
      'e2e/*.ts',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
);
