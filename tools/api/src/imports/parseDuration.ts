/** A length of time in minutes: `01:30`, `90`, `90 min`, `1 h 30 min`. */
export function parseDuration(text: string): number | null {
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const words = /^(?:(\d{1,2})\s*h(?:(?:ou)?rs?)?)?\s*(?:(\d{1,4})\s*m(?:in(?:ute)?s?)?)?$/i.exec(text);
  const [, hours, minutes] = words ?? [];
  if (hours !== undefined || minutes !== undefined) return Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}
