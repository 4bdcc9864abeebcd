/** The facts of a performance that a calendar shows. */
export interface CalendarFacts {
  id: string;
  name: string;
  startsAt: string;
  /** Without it calendars assume a length. */
  endsAt: string | null;
  place: string;
  /** Such as the number of the order. */
  description: string;
  /** Where the tickets are. */
  url: string;
}

/** A performance as an iCalendar file (RFC 5545). */
export function calendarFile(facts: CalendarFacts, now: Date): string {
  const { id, name, startsAt, endsAt, place, description, url } = facts;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Callboard//Tickets//EN',
    'BEGIN:VEVENT',
    `UID:${id}@callboard`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(new Date(startsAt))}`,
    ...(endsAt === null ? [] : [`DTEND:${stamp(new Date(endsAt))}`]),
    `SUMMARY:${escaped(name)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    `DESCRIPTION:${escaped(description)}`,
    // An address has a value type of its own, which has no escapes.
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(folded).join('\r\n')}\r\n`;
}

function stamp(at: Date): string {
  return `${at.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n');
}

// A line has at most 75 bytes; 18 characters of up to four bytes, after a space, always fit.
function folded(line: string): string[] {
  return (line.match(/.{1,18}/gsu) ?? []).map((part, index) => (index === 0 ? part : ` ${part}`));
}
