/**
 * Code that the linter refuses, by the rule that refuses it: the folder or file of it, and its text.
 * Each rule that the settings name is here, since one that no longer finds one is of no use.
 *
 * @type {readonly (readonly [rule: string, place: string, code: string])[]}
 */
export const violations = [
  ['callboard/boundaries', 'libs/ui-kit/src/inputs', "export { baseApi } from '@callboard/api-client';"],
  ['callboard/boundaries', 'apps/showquest/src', "export { baseApi } from '@callboard/api-client';"],
  ['callboard/boundaries', 'libs/domain/src/scheduling', "export { baseApi } from '@callboard/api-client';"],
  ['callboard/boundaries', 'libs/domain/src/scheduling', "export { useState } from 'react';"],
  ['callboard/boundaries', 'apps/rockquest/src', "export { tenant } from '@callboard/tenant-showquest';"],
  ['callboard/boundaries', 'libs/records/src', "export { tenant } from '@callboard/tenant-showquest';"],
  ['callboard/boundaries', 'libs/records/src', "export { tenants } from '@callboard/all-tenants';"],
  ['callboard/boundaries', 'apps/showquest/src/tenant', "export { useState } from 'react';"],
  ['callboard/boundaries', 'apps/showquest/src/tenant', "export { baseApi } from '@callboard/api-client';"],
  ['callboard/long-file', 'libs/records/src', '\n'.repeat(301)],
  ['callboard/no-clock', 'libs/domain/src/scheduling', 'export const read = () => Date.now();'],
  ['callboard/no-clock', 'libs/domain/src/scheduling', 'export const read = () => new Date();'],
  ['callboard/no-clock', 'libs/domain/src/scheduling', 'export const read = () => performance.now();'],
  ['callboard/no-export-all', 'libs/records/src/index.ts', "export * from './RecordList';"],
  ['callboard/no-export-all', 'libs/records/src/list/index.ts', "export * from './RecordList';"],
  ['callboard/no-literal-text', 'libs/records/src/Planted.tsx', 'export const empty = <p>Nothing here</p>;'],
  [
    'callboard/no-tenant-condition',
    'libs/records/src',
    "export const isShow = (code: string) => code === 'showquest';",
  ],
  [
    'callboard/story-guide',
    'libs/records/src/Planted.stories.tsx',
    "const meta = { title: 'Records/Planted' };\nexport default meta;",
  ],
  [
    'callboard/no-written-profile-link',
    'libs/records/src',
    'export const to = (hashcode: string) => `/workforce/employees/${hashcode}`;',
  ],
  [
    'callboard/refused-in-server',
    'tools/api/src/engine/records',
    "export const refuse = () => conflict('Somebody else has it.');",
  ],
  [
    'callboard/refused-in-server',
    'tools/api/src/engine/records',
    "export const refuse = () => invalid({ name: ['Too long.'] });",
  ],
  [
    'callboard/refused-in-server',
    'tools/api/src/engine/records',
    'export const read = () => pool.query<Row>(text);',
  ],
  [
    'callboard/refused-in-server',
    'tools/api/src/engine/records',
    'export const refuse = () => new ApiProblem(409, {});',
  ],
  [
    'callboard/refused-in-subjects',
    'tools/api/src/subjects/tasks',
    "export const from = name(tableName('tasks'));",
  ],
  [
    'callboard/typed-records',
    'libs/office/src/tasks',
    "export const use = () => recordHooksFor('tasks').useList();",
  ],
  [
    'callboard/typed-records',
    'libs/office/src/tasks',
    "import type { AnyRecord } from '@callboard/api-contract';\nexport const titleOf = (record: AnyRecord) => record.qed_model.title;",
  ],
  [
    'callboard/refused-in-tests',
    'libs/records/src/planted.test.ts',
    "it('should be there', () => undefined);",
  ],
  ['callboard/refused-in-tests', 'libs/records/src/planted.test.ts', "it.only('is there', () => undefined);"],
  [
    'callboard/refused-in-tests',
    'e2e/journeys/planted.spec.ts',
    "export const found = page.getByTestId('row');",
  ],
  [
    'callboard/refused-in-fast-tests',
    'libs/records/src/planted.test.ts',
    "it('is fast', () => expect(performance.now()).toBeLessThan(100));",
  ],
  [
    'callboard/refused-in-fast-tests',
    'libs/records/src/planted.test.ts',
    'export const pause = () => new Promise((resolve) => setTimeout(resolve, 100));',
  ],
  ['callboard/refused-syntax', 'libs/records/src', 'export enum State {\n  Open,\n}'],
  ['callboard/refused-syntax', 'libs/records/src', 'export type Part = React.FC<Props>;'],
  [
    'callboard/refused-syntax',
    'libs/records/src/Planted.tsx',
    'export const raw = <p dangerouslySetInnerHTML={{ __html: text }} />;',
  ],
  [
    'callboard/refused-syntax',
    'libs/records/src',
    'export function show(node: Element) {\n  node.innerHTML = text;\n}',
  ],
  ['callboard/said-when-rendering', 'libs/records/src', 'export const looks = { word: messages.empty };'],
  ['callboard/telling-names', 'libs/records/src/helpers.ts', 'export const a = 1;'],
  ['callboard/todo-with-issue', 'libs/records/src', '// TODO remove\nexport const a = 1;'],
  ['eqeqeq', 'libs/records/src', 'export const same = (a: number, b: number) => a == b;'],
  ['import/no-default-export', 'libs/records/src', 'export default 1;'],
  ['max-lines', 'libs/records/src', '\n'.repeat(401)],
  ['no-array-constructor', 'libs/records/src', 'export const list = new Array(1, 2);'],
  ['no-console', 'tools/api/src/engine/records', "console.log('here');"],
  [
    'no-else-return',
    'libs/records/src',
    'export function sign(a: number) {\n  if (a < 0) {\n    return -1;\n  } else {\n    return 1;\n  }\n}',
  ],
  ['no-nested-ternary', 'libs/records/src', 'export const a = b ? 1 : c ? 2 : 3;'],
  ['no-restricted-globals', 'libs/records/src', "export const reach = () => fetch('/');"],
  ['no-restricted-globals', 'apps/showquest/src', "export const live = () => new WebSocket('/');"],
  ['no-restricted-imports', 'libs/records/src', "export { readFileSync } from 'node:fs';"],
  ['no-unused-expressions', 'libs/records/src', 'export const a = 1;\na;'],
  ['no-unused-vars', 'libs/records/src', 'const a = 1;'],
  [
    'no-useless-constructor',
    'libs/records/src',
    'export class Clock {\n  constructor() {}\n  read() {\n    return 1;\n  }\n}',
  ],
  ['no-var', 'libs/records/src', 'export var a = 1;'],
  ['object-shorthand', 'libs/records/src', 'export const pair = (a: number) => ({ a: a });'],
  ['prefer-const', 'libs/records/src', 'let a = 1;\nexport { a };'],
  ['prefer-rest-params', 'libs/records/src', 'export function count() {\n  return arguments[0];\n}'],
  ['prefer-spread', 'libs/records/src', 'export const most = (all: number[]) => Math.max.apply(Math, all);'],
  [
    'react/exhaustive-deps',
    'libs/records/src/Planted.tsx',
    "import { useEffect } from 'react';\nexport function usePlanted(run: () => void) {\n  useEffect(() => run(), []);\n}",
  ],
  [
    'react/rules-of-hooks',
    'libs/records/src/Planted.tsx',
    "import { useState } from 'react';\nexport function usePlanted(is: boolean) {\n  if (is) useState(1);\n}",
  ],
  ['typescript/await-thenable', 'libs/records/src', 'export const a = await 1;'],
  ['typescript/ban-ts-comment', 'libs/records/src', '// @ts-ignore\nexport const a = 1;'],
  ['typescript/consistent-type-definitions', 'libs/records/src', 'export type Pair = { a: number };'],
  [
    'typescript/consistent-type-imports',
    'libs/records/src',
    "import { ReactNode } from 'react';\nexport type Child = ReactNode;",
  ],
  ['typescript/no-duplicate-enum-values', 'libs/records/src', 'export enum State {\n  A = 1,\n  B = 1,\n}'],
  [
    'typescript/no-dynamic-delete',
    'libs/records/src',
    'export function drop(all: Record<string, number>, key: string) {\n  delete all[key];\n}',
  ],
  ['typescript/no-empty-object-type', 'libs/records/src', 'export type Anything = {};'],
  ['typescript/no-explicit-any', 'libs/records/src', 'export type Anything = any;'],
  [
    'typescript/no-extra-non-null-assertion',
    'libs/records/src',
    'export const a = (b?: string) => b!!.length;',
  ],
  ['typescript/no-extraneous-class', 'libs/records/src', 'export class Clock {\n  static hour = 1;\n}'],
  ['typescript/no-floating-promises', 'libs/records/src', 'Promise.resolve(1);'],
  ['typescript/no-floating-promises', 'tools/api/src/engine/records', 'Promise.resolve(1);'],
  ['typescript/no-misused-new', 'libs/records/src', 'export interface Clock {\n  new (): Clock;\n}'],
  ['typescript/no-namespace', 'libs/records/src', 'export namespace Clock {\n  export const a = 1;\n}'],
  [
    'typescript/no-non-null-asserted-nullish-coalescing',
    'libs/records/src',
    'export const a = (b?: { c?: string }) => b!.c! ?? "";',
  ],
  [
    'typescript/no-non-null-asserted-optional-chain',
    'libs/records/src',
    'export const a = (b?: { c: string }) => b?.c!;',
  ],
  ['typescript/no-non-null-assertion', 'libs/records/src', 'export const a = (b?: string) => b!.length;'],
  ['typescript/no-require-imports', 'libs/records/src', "export const a = require('react');"],
  [
    'typescript/no-this-alias',
    'libs/records/src',
    'export class Clock {\n  own() {\n    const self = this;\n    return self;\n  }\n}',
  ],
  [
    'typescript/no-unnecessary-type-assertion',
    'libs/records/src',
    'export const a = (b: string) => (b as string).length;',
  ],
  [
    'typescript/no-unnecessary-type-constraint',
    'libs/records/src',
    'export type List<T extends unknown> = T[];',
  ],
  [
    'typescript/no-unsafe-declaration-merging',
    'libs/records/src',
    'export interface Clock {\n  a: number;\n}\nexport class Clock {\n  b = 1;\n}',
  ],
  ['typescript/no-unsafe-function-type', 'libs/records/src', 'export type Call = Function;'],
  ['typescript/no-wrapper-object-types', 'libs/records/src', 'export type Name = String;'],
  ['typescript/prefer-as-const', 'libs/records/src', "export const a = 'b' as 'b';"],
  [
    'typescript/prefer-literal-enum-member',
    'libs/records/src',
    'const one = 1;\nexport enum State {\n  A = one,\n}',
  ],
  [
    'typescript/prefer-namespace-keyword',
    'libs/records/src',
    'export module Clock {\n  export const a = 1;\n}',
  ],
  ['typescript/switch-exhaustiveness-check', 'libs/records/src', switchOver("'a' | 'b'")],
  [
    'typescript/triple-slash-reference',
    'libs/records/src',
    '/// <reference path="./a" />\nexport const a = 1;',
  ],
  [
    'typescript/unified-signatures',
    'libs/records/src',
    'export declare function a(b: number): void;\nexport declare function a(b: string): void;',
  ],
  ['unicorn/filename-case', 'libs/records/src/planted-file.ts', 'export const a = 1;'],
];

/**
 * The same shapes where they belong: the linter lets them stand.
 *
 * @type {readonly (readonly [place: string, code: string])[]}
 */
export const allowedHere = [
  ['libs/api-client/src', "export { collections } from '@callboard/api-contract';"],
  ['libs/domain/src/scheduling', "export { collections } from '@callboard/api-contract';"],
  ['apps/showquest/src', "export { tenant } from '@callboard/tenant-showquest';"],
  ['tools/api/src', "export { tenants } from '@callboard/all-tenants';"],
  ['e2e/support', "export { tenants } from '@callboard/all-tenants';"],
  ['libs/api-client/src', "export const reach = () => fetch('/');"],
  ['libs/records/src', 'export const read = () => Date.now();'],
  ['apps/showquest/src', "export const isShow = (code: string) => code === 'showquest';"],
  ['tools/api/src/hardening', 'export const refuse = () => new ApiProblem(409, {});'],
  ['libs/records/src/planted.stories.tsx', 'export default 1;'],
  ['tools/api/src/engine/records', "export const from = name(tableName('tasks'));"],
  ['libs/records/src', "export const use = () => recordHooksFor('tasks').useList();"],
  ['libs/office/src/tasks', 'export const use = (name: CollectionName) => recordHooksFor(name).useList();'],
];

/** @param {string} union */
function switchOver(union) {
  return `export function read(a: ${union}) {\n  switch (a) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}`;
}
