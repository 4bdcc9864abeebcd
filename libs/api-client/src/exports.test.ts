import { expect, it } from 'vitest';
import * as collections from './collections';
import * as core from './index';

it('exports these names from the core', () => {
  expect(Object.keys(core).sort()).toEqual([
    'api',
    'apiOrigin',
    'apiSettings',
    'apiVersion',
    'callOf',
    'configureApi',
    'newUuid',
    'sendRequest',
    'toProblem',
  ]);
});

it('exports these names from collections', () => {
  expect(Object.keys(collections).sort()).toEqual([
    'CacheProvider',
    'collections',
    'hooksFor',
    'nextQuery',
    'recordHooksFor',
    'useUndo',
  ]);
});
