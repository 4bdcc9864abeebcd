import { expect, it } from 'vitest';
import * as admin from './admin';
import * as settings from './admin/AdminSettings';
import * as feeCards from './admin/feeCards';
import * as landingCards from './admin/landingCards';
import * as seasonCards from './admin/seasonCards';
import * as seatCards from './admin/seatCards';
import * as stageCards from './admin/stageCards';
import * as editor from './editor';
import * as dashboards from './index';
import * as composedPage from './layouts/ComposedPage';
import * as layout from './layouts/LayoutProfile';
import * as ownPage from './ownPage';
import * as setUp from './set-up/SetUpSeason';
import * as start from './start';
import * as todaysRun from './start/TodaysRun';

it('exports exactly what is listed here', () => {
  expect(Object.keys(dashboards).sort()).toEqual([
    'CardsContext',
    'LayoutView',
    'WidgetToolsContext',
    'fetchWidgets',
  ]);
  expect(Object.keys(start).sort()).toEqual([
    'CallCard',
    'ChangeTimeline',
    'ComingUp',
    'EntriesBy',
    'Numbers',
    'OwnEntries',
    'Waiting',
    'callsOf',
    'messages',
  ]);
  expect(Object.keys(admin).sort()).toEqual(['messages', 'useAdminTabs', 'useUndeliveredMails']);
  expect(Object.keys(ownPage).sort()).toEqual(['OwnPageButtons', 'OwnPageView']);
  for (const [part, name] of [
    [composedPage, 'ComposedPage'],
    [editor, 'LayoutEditor'],
    [feeCards, 'feeCards'],
    [landingCards, 'landingCards'],
    [layout, 'LayoutProfile'],
    [seasonCards, 'seasonCards'],
    [seatCards, 'seatCards'],
    [settings, 'Screen'],
    [setUp, 'SetUpSeason'],
    [stageCards, 'stageCards'],
    [todaysRun, 'TodaysRun'],
  ] as const)
    expect(Object.keys(part)).toEqual([name]);
});
