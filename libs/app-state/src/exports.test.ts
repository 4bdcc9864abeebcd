import { expect, it } from 'vitest';
import * as appState from './index';

it('exports these names', () => {
  expect(Object.keys(appState).sort()).toEqual([
    'AppStoreProvider',
    'addAppListener',
    'createAppStore',
    'lazyMiddleware',
    'rootReducer',
    'sessionLeft',
    'useAppDispatch',
    'useAppStore',
  ]);
});
