import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarFacts } from './calendarFile';

const now = new Date('2027-05-01T00:00:00Z');
const facts: CalendarFacts = {
  id: '5b0f',
  name: 'Final night',
  startsAt: '2027-05-20T07:00:00Z',
  endsAt: '2027-05-20T09:30:00Z',
  place: 'Town Hall, Wellington',
  description: 'Order K7WX29',
  url: 'https://show.example.org/tickets/order#showquest.abc',
};

/** Reads a calendar file by the words of RFC 5545, and by nothing of what wrote it. */
function read(file: string): Map<string, string> {
  expect(file.endsWith('\r\n')).toBe(true);
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const lines = file.replaceAll('\r\n ', '').trimEnd().split('\r\n');
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      const name = line.slice(0, colon);
      const value = line.slice(colon + 1);
      // A sign that divides values divides this one too where it is not escaped.
      if (name !== 'URL') expect(value.replaceAll(/\\./g, '')).not.toMatch(/[\\;,]/);
      const text = value.replaceAll(/\\(.)/g, (_, sign: string) =>
        sign.toLowerCase() === 'n' ? '\n' : sign,
      );
      return [name, name === 'URL' ? value : text];
    }),
  );
}

describe('[7.46] the calendar file of an order', () => {
  it('has the times, the place, the number and the link', () => {
    expect(Object.fromEntries(read(calendarFile(facts, now)))).toMatchObject({
      UID: '5b0f@callboard',
      DTSTAMP: '20270501T000000Z',
      DTSTART: '20270520T070000Z',
      DTEND: '20270520T093000Z',
      SUMMARY: facts.name,
      LOCATION: facts.place,
      DESCRIPTION: facts.description,
      URL: facts.url,
    });
    expect(read(calendarFile({ ...facts, endsAt: null }, now)).has('DTEND')).toBe(false);
  });

  it.each([
    ['marks', 'Cats; dogs, and "birds" \\ mice: all'],
    ['lines', 'One\nTwo'],
    ['macrons', 'Ngā toa o te whakaari '.repeat(12).trim()],
    ['signs of four bytes', '🎭🎶👩‍👩‍👧‍👦'.repeat(20)],
    ['what looks like another field', 'A\r\nEND:VEVENT'],
    ['one long word', 'x'.repeat(300)],
  ])('reads back a name with %s', (_, name) => {
    const file = calendarFile({ ...facts, name }, now);
    expect(read(file).get('SUMMARY')).toBe(name.replaceAll('\r\n', '\n'));
    expect(file.split('\r\n').filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });
});
