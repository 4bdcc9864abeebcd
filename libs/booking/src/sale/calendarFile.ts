/** The facts of a performance that a calendar shows. */
export interface CalendarFacts {
  id: string;
  name: string;
  startsAt: string;
  place: string;
}

/** A performance as an iCalendar file (RFC 5545). Calendars assume the length where no end is known. */
export function calendarFile({ id, name, startsAt, place }: CalendarFacts, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Callboard//Tickets//EN',
    'BEGIN:VEVENT',
    `UID:${id}@callboard`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(new Date(startsAt))}`,
    `SUMMARY:${escaped(name)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(folded).join('\r\n')}\r\n`;
}

function stamp(at: Date): string {
  return `${at.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

// A line has at most 75 bytes; 24 characters of up to three bytes always fit.
function folded(line: string): string[] {
  return (line.match(/.{1,24}/gsu) ?? []).map((part, index) => (index === 0 ? part : ` ${part}`));
}
