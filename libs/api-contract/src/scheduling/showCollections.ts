import { shifts } from './collections/shifts';
import { showSteps } from './collections/showSteps';
import { timeSlots } from './collections/timeSlots';
import { timetableReleases } from './collections/timetableReleases';

/** The collections of a show night, which the lists of events and performances do not need. */
export const showCollections = {
  shifts,
  showSteps,
  timeSlots,
  timetableReleases,
} as const;
