import { currentLanguage } from '@callboard/language';
import { monthNames } from '@callboard/ui-kit/dates';

/**
 * Day and time of an instant in a zone, as everywhere in the product: '27-Nov-2027 19:00'. The browser computes it, because the library that
 * the app computes times with weighs a sixth of the shop.
 */
export function timeText(instant: string, zone: string): string {
  const part = partsOf(instant, zone);
  const month = monthNames()[Number(part('month')) - 1] ?? '';
  return `${part('day')}-${month}-${part('year')} ${part('hour')}:${part('minute')}`;
}

/** As `timeText`, and names the zone where the clock of the buyer shows another time: '27-Nov-2027 19:00 NZDT'. */
export function placeTimeText(instant: string, zone: string, ownZone = zoneOfBrowser()): string {
  const text = timeText(instant, zone);
  return text === timeText(instant, ownZone) ? text : `${text} ${zoneText(instant, zone)}`;
}

/** When a performance starts, by the clock of its venue, with the day of the week: 'Saturday, 27-Nov-2027 19:00'. */
export function whenText(
  { starts_at, zone }: { starts_at: string; zone: string },
  ownZone = zoneOfBrowser(),
): string {
  // Few browsers know the days in te reo Māori.
  const languages = currentLanguage() === 'mi' ? ['mi-NZ', 'en-NZ'] : 'en-NZ';
  const day = new Intl.DateTimeFormat(languages, { weekday: 'long', timeZone: zone });
  return `${day.format(new Date(starts_at))}, ${placeTimeText(starts_at, zone, ownZone)}`;
}

/** Name of the time of a zone at an instant: 'NZDT'. */
export function zoneText(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-NZ', { timeZone, timeZoneName: 'short' }).formatToParts(
    new Date(instant),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

const zoneOfBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function partsOf(instant: string, timeZone: string): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = new Intl.DateTimeFormat('en-NZ', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  return (type) => parts.find((part) => part.type === type)?.value ?? '';
}
