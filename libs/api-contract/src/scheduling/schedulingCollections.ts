import { events } from './collections/events';
import { performances } from './collections/performances';
import { scheduleEvents } from './collections/scheduleEvents';

/** The collections of this noun, by their keys: they load together. */
export const schedulingCollections = {
  events,
  performances,
  scheduleEvents,
} as const;
