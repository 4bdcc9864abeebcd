import { dayOfInstant } from '@callboard/domain/calendar';
import { Icon } from '../../elements/Icon/Icon';
import { dateMessages } from './dateMessages';
import { toneStyle } from '../../theme/toneStyle';
import { DateText, toDay } from './DateText';
import { useToday } from '../useToday';
import { ownZone } from './formatDate';
import styles from './DateText.module.css';

export interface DueDateTextProps {
  /** A calendar day or an instant. */
  value: string | null | undefined;
  /** The time zone in which an instant is shown. @default the zone of the device */
  zone?: string | undefined;
  /** Shows the day without urgency, as the work is done. @default false */
  isDone?: boolean | undefined;
  /** Another current time than the clock's. */
  now?: Date | undefined;
}

/** A due date; labelled when it is today or past. */
export function DueDateText({ value, zone = ownZone(), isDone = false, now }: DueDateTextProps) {
  const day = toDay(value, zone);
  const currentDay = useToday(zone);
  const today = now ? dayOfInstant(now.toISOString(), zone) : currentDay;
  if (isDone || day === '' || day > today) return <DateText value={value} zone={zone} />;
  const isOverdue = day < today;
  return (
    <span {...toneStyle(isOverdue ? 'red' : 'amber', styles.due)}>
      <Icon name={isOverdue ? 'warning' : 'clock'} size="small" />
      <span>
        <DateText value={value} zone={zone} /> {isOverdue ? dateMessages.overdue : dateMessages.dueToday}
      </span>
    </span>
  );
}
