'use no memo'; // Texts are read again when the language changes.

import type { PublicTimetable } from '@callboard/api-contract/scheduling';
import { zoneName } from '@callboard/domain/calendar';
import { formatInstantDay } from '@callboard/ui-kit/dates';
import { EmptyState } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { useEffect } from 'react';
import { TimetableDay } from './TimetableDay';
import { TimetableLinks } from './TimetableLinks';
import { timetableMessages as words } from './timetableMessages';
import styles from './TimetablePage.module.css';
import { useStars } from './useStars';
import { useTimetableFilters, type TimetableFilter } from './useTimetableFilters';

/** A public timetable by day and space, with filters, the user's own stars and links for calendars. */
export function TimetableView({ timetable }: { timetable: PublicTimetable }) {
  const { event, number, released_at: releasedAt, performances } = timetable;
  const { stars, toggle } = useStars(event.hashcode);
  const { shown, day, space, school, isMine, setMine } = useTimetableFilters(timetable, stars);
  const zones = [
    ...new Set(performances.map(({ zone, starts_at: from }) => `${zone} (${zoneName(zone, from)})`)),
  ];
  const days = [...new Set(shown.map(({ performance }) => performance.day))].sort();
  useScrollToHash();
  return (
    <>
      <p className={styles.facts}>
        <span>{words.zone(zones.join(', '))}</span>
        <span>{words.released(number, formatInstantDay(releasedAt, performances[0]?.zone ?? 'UTC'))}</span>
      </p>
      <section className={styles.filters} aria-label={words.filters}>
        <Filter {...day} label={words.day} all={words.allDays} />
        <Filter {...space} label={words.space} all={words.allSpaces} />
        <Filter {...school} label={words.school} all={words.allSchools} />
        <Button
          icon="star"
          aria-pressed={isMine}
          variant={isMine ? 'primary' : 'secondary'}
          onClick={() => setMine(!isMine)}
        >
          {words.mine}
        </Button>
        <Button variant="quiet" onClick={() => print()}>
          {words.print}
        </Button>
      </section>
      {shown.length === 0 && (
        <EmptyState icon="calendar" title={isMine && stars.size === 0 ? words.noStars : words.noMatch}>
          {isMine && stars.size === 0 ? words.noStarsText : words.noMatchText}
        </EmptyState>
      )}
      {days.map((each) => (
        <TimetableDay
          key={each}
          day={each}
          rows={shown.filter(({ performance }) => performance.day === each)}
          stars={stars}
          onStar={toggle}
        />
      ))}
      <TimetableLinks event={event.hashcode} />
    </>
  );
}

/** Scrolls to the item that the address names, once it is there. */
function useScrollToHash() {
  // The scroll position is outside React.
  useEffect(() => {
    if (location.hash !== '')
      document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, []);
}

interface FilterProps extends TimetableFilter {
  label: string;
  all: string;
}

function Filter({ label, all, value, options, onChange }: FilterProps) {
  if (options.length < 2) return null;
  return (
    <Field label={label}>
      <Select
        value={value}
        placeholder={all}
        options={options}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  );
}
