import { expect, it } from 'vitest';
import * as appState from './index';

it('exports these names', () => {
  expect(Object.keys(appState).sort()).toEqual([
    'AppStoreProvider',
    'BesideContext',
    'addAppListener',
    'createAppStore',
    'createLocalState',
    'lazyMiddleware',
    'offeredCommands',
    'pageLeft',
    'restoreTheme',
    'rootReducer',
    'sessionLeft',
    'themeChoices',
    'useAppDispatch',
    'useAppStore',
    'useBeside',
    'useOfferedCommands',
    'usePageCommands',
    'usePageFacts',
    'usePageTabs',
    'useRecordName',
    'useTheme',
  ]);
});
