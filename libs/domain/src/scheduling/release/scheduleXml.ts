import type { PublicTimetable } from '@callboard/api-contract/scheduling';
import { scheduleOf, timeslotDuration, type ScheduleDay, type ScheduleEvent } from './scheduleOf';

/** The public timetable of an event as the `schedule.xml` of frab and pentabarf, which conference apps read. */
export function scheduleXml(timetable: PublicTimetable, url: string): string {
  const { version, title, acronym, start, end, zone, days } = scheduleOf(timetable, url);
  const conference = {
    title,
    acronym,
    start,
    end,
    days: String(days.length),
    timeslot_duration: timeslotDuration,
    base_url: new URL('/', url).href,
    time_zone_name: zone,
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<schedule>
${element('version', version)}
<conference>
${elements(conference)}
</conference>
${days.map(dayXml).join('\n')}
</schedule>
`;
}

function dayXml({ index, date, start, end, rooms }: ScheduleDay): string {
  const listed = rooms.map(
    ({ name, events }) => `<room name="${escaped(name)}">\n${events.map(eventXml).join('\n')}\n</room>`,
  );
  return `<day index="${index}" date="${date}" start="${start}" end="${end}">\n${listed.join('\n')}\n</day>`;
}

function eventXml({ id, guid, ...event }: ScheduleEvent): string {
  const parts = elements({ ...event, language: 'en', abstract: '', description: '' });
  return `<event guid="${guid}" id="${id}">\n${parts}\n<persons></persons>\n<links></links>\n</event>`;
}

function elements(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => element(name, value))
    .join('\n');
}

function element(name: string, value: string): string {
  return `<${name}>${escaped(value)}</${name}>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Text of an element or an attribute, without the characters that XML 1.0 has no form for. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"\t\n\r]/g, (character) => entities[character] ?? '');
}
