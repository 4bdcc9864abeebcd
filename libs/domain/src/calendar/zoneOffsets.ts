/** The short names that `zoneName` writes, and by how many minutes each is ahead of UTC. */
const offsets: Readonly<Record<string, number>> = {
  UTC: 0,
  GMT: 0,
  AWST: 480,
  ACWST: 525,
  ACST: 570,
  ACDT: 630,
  AEST: 600,
  AEDT: 660,
  LHST: 630,
  LHDT: 660,
  NZST: 720,
  NZDT: 780,
  CHAST: 765,
  CHADT: 825,
};

/**
 * By how many minutes a text behind a time is ahead of UTC: an offset, or the short name of a zone. Null for anything else.
 * @example zoneOffset('NZDT') // 780
 */
export function zoneOffset(text: string): number | null {
  const name = text.trim().toUpperCase();
  if (name === 'Z') return 0;
  const named = Object.hasOwn(offsets, name) ? offsets[name] : undefined;
  if (named !== undefined) return named;
  const [, sign, hours, minutes = '0'] =
    /^(?:GMT|UTC)?([+-])(\d{1,2})(?::?([0-5]\d))?$/.exec(name.replace('−', '-')) ?? [];
  if (sign === undefined || hours === undefined) return null;
  const ahead = Number(hours) * 60 + Number(minutes);
  return ahead > 14 * 60 ? null : ahead * (sign === '-' ? -1 : 1);
}
