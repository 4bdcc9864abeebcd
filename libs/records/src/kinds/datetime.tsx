import type { Field } from '@callboard/api-contract';
import { zoneName } from '@callboard/domain/calendar';
import { formatInstant } from '@callboard/ui-kit/dates';
import { useZone } from '../hooks/useZone';
import { messages } from '../messages';
import styles from './kinds.module.css';
import { dateLimits } from './dateLimits';
import { plainText } from './plainText';
import type { CellProps, ShownProps, WebKind } from './webKind';

type DateTimeField = Extract<Field, { kind: 'datetime' }>;

export const datetimeKind: WebKind<DateTimeField> = {
  text: (_field, value, { zone }) => formatInstant(plainText(value), zone) || plainText(value),
  Show: ShownInstant,
  column: {
    // Wide enough to name a zone: '14-Dec-2026 19:00 GMT+5:30'.
    width: (_field, { isElsewhere }) => (isElsewhere ? '14.5rem' : '10.5rem'),
    cell: zonedText,
    isDay: true,
  },
  control: dateLimits,
};

/** A time in another zone names it; one in the user's zone does not. Empty while the zone is loading. */
function zonedText({ value, text, zone, ownZone }: CellProps<DateTimeField>): string {
  if (zone === undefined) return '';
  if (zone === ownZone) return text;
  const there = formatInstant(plainText(value), zone) || plainText(value);
  return `${there} ${zoneName(zone, String(value))}`;
}

/** A time in its own zone and, if it differs, in the user's zone too, both named. */
function ShownInstant({ value, zone }: ShownProps<DateTimeField>) {
  const at = String(value);
  const own = useZone();
  const [there, here] = [formatInstant(at, zone), formatInstant(at, own)];
  return (
    <time dateTime={at}>
      {there} <span className={styles.zone}>{zoneName(zone, at)}</span>
      {there !== here && (
        <span className={styles.zone}> · {messages.forYou(`${here} ${zoneName(own, at)}`)}</span>
      )}
    </time>
  );
}
