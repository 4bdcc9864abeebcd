import { addMonths } from '@callboard/domain/calendar';
import { Button } from '../../elements/Button/Button';
import { monthNames } from '../DateText/monthNames';
import { Select } from '../../inputs/Select/Select';
import { calendarMessages } from './calendarMessages';
import styles from './Calendar.module.css';

export interface CalendarHeadProps {
  /** The current day. */
  day: string;
  min: string;
  max: string;
  onGo: (day: string) => void;
}

/** The current month, with buttons for the previous and next one and selects for month and year. */
export function CalendarHead({ day, min, max, onGo }: CalendarHeadProps) {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const [firstYear, lastYear] = [Number(min.slice(0, 4)), Number(max.slice(0, 4))];
  const months = monthNames().map((label, index) => ({ value: String(index + 1), label }));
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => String(firstYear + index));
  return (
    <div className={styles.head}>
      <Button
        variant="quiet"
        shape="square"
        size="small"
        icon="chevron-start"
        aria-label={calendarMessages.previous}
        disabled={day.slice(0, 7) <= min.slice(0, 7)}
        onClick={() => onGo(addMonths(day, -1))}
      />
      <Select
        aria-label={calendarMessages.month}
        placeholder={null}
        options={months}
        value={String(month)}
        onChange={({ currentTarget }) => onGo(addMonths(day, Number(currentTarget.value) - month))}
      />
      <Select
        aria-label={calendarMessages.year}
        placeholder={null}
        options={years.map((label) => ({ value: label, label }))}
        value={String(year)}
        onChange={({ currentTarget }) => onGo(addMonths(day, (Number(currentTarget.value) - year) * 12))}
      />
      <Button
        variant="quiet"
        shape="square"
        size="small"
        icon="chevron-end"
        aria-label={calendarMessages.next}
        disabled={day.slice(0, 7) >= max.slice(0, 7)}
        onClick={() => onGo(addMonths(day, 1))}
      />
    </div>
  );
}
