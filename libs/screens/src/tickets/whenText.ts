import { currentLanguage } from '@callboard/language';
import { formatInstant } from '@callboard/ui-kit/dates';

/** When a performance starts, in the zone of its venue, with the day of the week: 'Saturday, 27-Nov-2027 19:00'. */
export function whenText({ starts_at, zone }: { starts_at: string; zone: string }): string {
  const day = new Intl.DateTimeFormat(currentLanguage() === 'mi' ? 'mi-NZ' : 'en-NZ', {
    weekday: 'long',
    timeZone: zone,
  }).format(new Date(starts_at));
  return `${day}, ${formatInstant(starts_at, zone)}`;
}
