'use no memo'; // Texts are read again when the language changes.

import { timeOfInstant } from '@callboard/domain/calendar';
import { formatDay } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { useMediaQuery } from '@callboard/ui-kit/layout';
import { namesOf } from '../publicAct';
import { timetableMessages as words } from './timetableMessages';
import styles from './TimetablePage.module.css';
import type { TimetableRow } from './useTimetableFilters';

interface Stars {
  stars: ReadonlySet<string>;
  onStar: (item: string) => void;
}

export interface TimetableDayProps extends Stars {
  day: string;
  /** The items of that day, in order of time. */
  rows: readonly TimetableRow[];
}

/** A day of a timetable: a column of each space where there is room for them, one list on a phone. */
export function TimetableDay({ day, rows, ...stars }: TimetableDayProps) {
  const isWide = useMediaQuery('(min-width: 60rem)');
  const spaces = [...new Set(rows.map(({ space }) => space))];
  const isOneList = !isWide || spaces.length === 1;
  return (
    <section className={styles.day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>{formatDay(day)}</h2>
      {isOneList ? (
        <>
          {spaces.length === 1 && <h3>{spaces[0]}</h3>}
          <Rows rows={rows} isSpaceShown={spaces.length > 1} {...stars} />
        </>
      ) : (
        <div className={styles.spaces}>
          {spaces.map((space) => (
            <section key={space} aria-label={space}>
              <h3>{space}</h3>
              <Rows rows={rows.filter((row) => row.space === space)} isSpaceShown={false} {...stars} />
            </section>
          ))}
        </div>
      )}
    </section>
  );
}

interface RowsProps extends Stars {
  rows: readonly TimetableRow[];
  isSpaceShown: boolean;
}

function Rows({ rows, isSpaceShown, stars, onStar }: RowsProps) {
  return (
    <ol className={styles.rows}>
      {rows.map(({ item, performance: { zone, title: night }, space }) => {
        const { title, detail } = namesOf(item);
        const isAct = acts.some((kind) => kind === item.kind);
        const isStarred = stars.has(item.hashcode);
        return (
          <li key={item.hashcode} id={item.hashcode} className={styles.row} data-break={!isAct || undefined}>
            <time className={styles.time} dateTime={item.starts_at}>
              {timeOfInstant(item.starts_at, zone)}–{timeOfInstant(item.ends_at, zone)}
            </time>
            <span className={styles.names}>
              <strong>{title}</strong>
              {isAct && detail !== null && <span>{detail}</span>}
              <small>{isSpaceShown ? `${space} · ${night}` : night}</small>
            </span>
            {isAct && (
              <span className={styles.star}>
                <Button
                  variant={isStarred ? 'primary' : 'quiet'}
                  shape="square"
                  icon="star"
                  aria-label={words.star(title)}
                  aria-pressed={isStarred}
                  onClick={() => onStar(item.hashcode)}
                />
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Kinds of items that people come for. */
const acts = ['entry', 'game', 'ceremony'] as const;
