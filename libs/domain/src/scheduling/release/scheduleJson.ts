import type { PublicTimetable } from '@callboard/api-contract/scheduling';
import { scheduleOf, timeslotDuration, type ScheduleEvent } from './scheduleOf';

/** The public timetable of an event as the `schedule.json` of frab and pretalx, which conference apps read. */
export function scheduleJson(timetable: PublicTimetable, url: string): string {
  const { version, title, acronym, start, end, zone, days } = scheduleOf(timetable, url);
  return JSON.stringify({
    schedule: {
      url,
      version,
      base_url: new URL('/', url).href,
      conference: {
        acronym,
        title,
        start,
        end,
        daysCount: days.length,
        timeslot_duration: timeslotDuration,
        time_zone_name: zone,
        days: days.map((day) => ({
          index: day.index,
          date: day.date,
          day_start: day.start,
          day_end: day.end,
          rooms: Object.fromEntries(day.rooms.map(({ name, events }) => [name, events.map(toEntry)])),
        })),
      },
    },
  });
}

function toEntry(event: ScheduleEvent) {
  return { ...event, language: 'en', abstract: '', description: '', persons: [], links: [] };
}
