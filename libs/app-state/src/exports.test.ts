import { expect, it } from 'vitest';
import * as appState from './index';

it('exports these names', () => {
  expect(Object.keys(appState).sort()).toEqual([
    'AppStoreProvider',
    'AsideContext',
    'addAppListener',
    'createAppStore',
    'createLocalState',
    'lazyMiddleware',
    'noteVisit',
    'offeredCommands',
    'pageLeft',
    'restoreTheme',
    'rootReducer',
    'sessionLeft',
    'showTheme',
    'stepsBackTo',
    'themePreferences',
    'useAppDispatch',
    'useAppStore',
    'useAside',
    'useOfferedCommands',
    'usePageCommands',
    'usePageFacts',
    'usePageTabs',
    'useRecordName',
    'useTheme',
  ]);
});
