import { Screen as SpaceProfile } from './spaces/SpaceProfile';
import { describeScreen } from './testing/describeScreen';
import { Screen as VenueCentre } from './venues/VenueCentre';
import { Screen as VenueProfile } from './venues/VenueProfile';

describeScreen(VenueCentre, { collection: 'venues', shows: 'list' });
describeScreen(VenueProfile, { collection: 'venues', shows: 'record' });
describeScreen(SpaceProfile, { collection: 'spaces', shows: 'record' });
