import type { LanguageCode } from '@callboard/api-contract/languages';
import { formatDay } from '@callboard/domain/calendar';
import { DateTime } from 'luxon';

const locales: Readonly<Record<LanguageCode, string>> = { en: 'en-NZ', mi: 'mi' };

/** A day in a mail. */
export function dayText(day: string, language: LanguageCode): string {
  if (language === 'en') return formatDay(day);
  return DateTime.fromISO(day, { zone: 'utc' }).setLocale(locales[language]).toFormat('d LLLL yyyy');
}

/** A day in a sentence of a mail, with its weekday. */
export function fullDayText(day: string, language: LanguageCode): string {
  // A day without a time is the same everywhere.
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(new Date(day));
}

/** A time in a sentence of a mail, in a time zone. */
export function fullTimeText(instant: string, timeZone: string, language: LanguageCode): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  });
  return format.format(new Date(instant));
}

/** A time of the venue, with its zone. */
export function timeIn(instant: string, zone: string, language: LanguageCode | null): string {
  const locale = locales[language ?? 'en'];
  return DateTime.fromISO(instant, { zone }).setLocale(locale).toFormat('cccc d LLLL yyyy, HH:mm (ZZZZ)');
}
