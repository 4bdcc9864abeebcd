import { expect, it } from 'vitest';
import * as dated from './dated/DatedList';
import * as event from './event';
import * as scheduling from './index';
import * as performance from './performance';
import * as eventPrint from './print/EventPrint';
import * as performancePrint from './print/PerformancePrint';
import * as show from './show/ShowScreen';
import * as stageDoor from './stage-door/StageDoorScreen';
import * as stages from './stages/StagesScreen';
import * as tonight from './tonight/Tonight';
import * as space from './venues/SpaceProfile';
import * as venues from './venues/VenueCentre';
import * as venue from './venues/VenueProfile';

it('exports exactly what is listed here', () => {
  expect(Object.keys(scheduling).sort()).toEqual(['PrintLink', 'ShowLink']);
  expect(Object.keys(event).sort()).toEqual(['CopyEvent', 'EventNumbers', 'EventRunSheet']);
  expect(Object.keys(performance).sort()).toEqual(['PerformanceOrder', 'foyerTab']);
  expect(Object.keys(tonight)).toEqual(['Tonight']);
  expect(Object.keys(dated).sort()).toEqual(['Screen', 'fetchParts']);
  for (const screen of [eventPrint, performancePrint, show, space, stageDoor, stages, venue, venues])
    expect(Object.keys(screen)).toEqual(['Screen']);
});
