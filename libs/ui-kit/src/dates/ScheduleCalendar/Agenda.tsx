import { daysOfPeriod, piecesOfDay } from '@callboard/domain/calendar';
import { Button } from '../../elements/Button/Button';
import { ItemLink } from './ItemLink';
import { longDay } from './longDay';
import type { CalendarFacts } from './ScheduleCalendar.types';
import styles from './ScheduleCalendar.module.css';
import { scheduleMessages } from './scheduleMessages';

/** The days of a period as a list, for a phone: those on which something is, and today. */
export function Agenda({ items, view, today, onFollow, onAdd }: CalendarFacts) {
  const days = daysOfPeriod(view.period, view.day)
    .filter((day) => view.period !== 'month' || day.startsWith(view.day.slice(0, 7)))
    .map((day) => ({ day, pieces: piecesOfDay(items, day) }))
    .filter(({ day, pieces }) => pieces.length > 0 || day === today || view.period === 'day');
  if (days.length === 0) return <p className={styles.nothing}>{scheduleMessages.nothing}</p>;
  return (
    <ol className={styles.agenda}>
      {days.map(({ day, pieces }) => (
        <li key={day} data-today={day === today || undefined}>
          <div className={styles.agendaHead}>
            <h3 aria-current={day === today ? 'date' : undefined}>{longDay(day)}</h3>
            {onAdd && (
              <Button
                size="small"
                variant="quiet"
                shape="square"
                icon="plus"
                aria-label={scheduleMessages.addOn(longDay(day))}
                onClick={() => onAdd(day)}
              />
            )}
          </div>
          {pieces.length === 0 && <p className={styles.nothing}>{scheduleMessages.nothingOn}</p>}
          {pieces.map((piece) => (
            <ItemLink key={piece.item.id} piece={piece} onFollow={onFollow} room="row" />
          ))}
        </li>
      ))}
    </ol>
  );
}
