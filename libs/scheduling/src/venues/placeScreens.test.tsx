import { Screen as SpaceProfile } from './SpaceProfile';
import { describeScreen } from '@callboard/records/testing';
import { Screen as VenueCentre } from './VenueCentre';
import { Screen as VenueProfile } from './VenueProfile';

describeScreen(VenueCentre, { collection: 'venues', shows: 'list' });
describeScreen(VenueProfile, { collection: 'venues', shows: 'record' });
describeScreen(SpaceProfile, { collection: 'spaces', shows: 'record' });
