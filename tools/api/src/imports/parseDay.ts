const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day as people write it here, as `YYYY-MM-DD`: `14-05-2027`, `14/5/2027`, `14 - 05 - 2027`, `14-May-2027` or `2027-05-14`. */
export function parseDay(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return day(iso[1], Number(iso[2]), iso[3]);
  const written = /^(\d{1,2})(?:\s*[-/.]\s*|\s+)(\d{1,2}|[A-Za-z]{3,9})(?:\s*[-/.]\s*|\s+)(\d{4})$/.exec(
    text,
  );
  if (!written) return null;
  const [, dayOfMonth, month = '', year] = written;
  const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return day(year, named > 0 ? named : Number(month), dayOfMonth);
}

/** Null for a day that no calendar has. */
function day(year: string | undefined, month: number, dayOfMonth: string | undefined): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text) ? text : null;
}
