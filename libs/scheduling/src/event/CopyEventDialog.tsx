import { actions, queries } from '@callboard/api-client/actions';
import type { RecordOf } from '@callboard/api-contract';
import { isCollectionName } from '@callboard/api-contract/collections';
import type { QueryOutputOf } from '@callboard/api-contract/queries';
import { isDay } from '@callboard/domain/calendar';
import { nextYearDay, nextYearName } from '@callboard/domain/scheduling';
import { useCollectionLabels, useToday, useUndoAlert } from '@callboard/records';
import { DateField, DateTimeText, formatDay } from '@callboard/ui-kit/dates';
import { QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import styles from './CopyEventDialog.module.css';
import { copyEventMessages as words } from './copyEventMessages';

export interface CopyEventDialogProps {
  event: RecordOf<'events'>;
  onClose: () => void;
}

/** As many performances as are listed by name. */
const mostListed = 10;

/** Begins the next year's event as a copy of this one, and lists before what comes along and when. */
export function CopyEventDialog({ event, onClose }: CopyEventDialogProps) {
  const today = useToday();
  const [startsOn, setStartsOn] = useState<string | null>(() => nextYearDay(event.starts_on, today));
  const [typedName, setTypedName] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [copy, { isLoading }] = actions.copyEvent.useAction();
  const showUndo = useUndoAlert();
  const navigate = useNavigate();
  const day = startsOn !== null && isDay(startsOn) ? startsOn : null;
  const name = typedName ?? nextYearName(event.name, event.starts_on, day ?? '');
  const isNameMissing = name.trim() === '';
  const preview = queries.eventCopy.useQuery(
    { event: event.hashcode, starts_on: day ?? '' },
    { skip: day === null },
  );

  async function save() {
    setChecked(true);
    if (day === null || isNameMissing) return;
    const outcome = await copy(event.hashcode, { name: name.trim(), starts_on: day });
    if (!outcome.ok) return;
    showUndo(words.copied(name.trim()), outcome.changeSet);
    onClose();
    await navigate(`/events/${outcome.data.hashcode}`);
  }

  return (
    <Dialog
      open
      width={560}
      title={words.title(event.name)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isLoading} onClick={() => void save()}>
            {words.copy}
          </Button>
        </>
      }
    >
      <Stack>
        <Field label={words.name} required error={isChecked && isNameMissing ? words.nameMissing : undefined}>
          <TextInput value={name} maxLength={160} onChange={({ target }) => setTypedName(target.value)} />
        </Field>
        <Field
          label={words.firstDay}
          required
          description={words.firstDayHint}
          error={isChecked && day === null ? words.dayMissing : undefined}
        >
          <DateField value={startsOn} onChange={setStartsOn} />
        </Field>
        {day !== null && (
          <QueryView
            query={{
              value: preview.data,
              problem: preview.problem,
              isLoading: preview.isLoading,
              retry: preview.refetch,
            }}
            loading={<Skeleton lines={6} />}
          >
            {(data) => <CopyPreview preview={data} day={day} />}
          </QueryView>
        )}
      </Stack>
    </Dialog>
  );
}

/** The performances at their new times, how many records of each kind, and what stays behind. */
function CopyPreview({ preview, day }: { preview: QueryOutputOf<'eventCopy'>; day: string }) {
  const labelsOf = useCollectionLabels();
  const { performances, records, ends_on: endsOn } = preview;
  const taken = performances.filter(({ taken_by }) => taken_by !== null);
  const others = records.filter(({ collection }) => collection !== 'performances');
  return (
    <section className={styles.root} aria-label={words.comesAlong}>
      {taken.length > 0 && (
        <Banner kind="warning" title={words.taken(taken.length)}>
          {words.takenText}
        </Banner>
      )}
      <h3 className={styles.heading}>{words.comesAlong}</h3>
      <p>{words.days(formatDay(day), formatDay(endsOn))}</p>
      <ul className={styles.lines}>
        {performances.slice(0, mostListed).map(({ name, starts_at: startsAt, zone, taken_by: takenBy }) => (
          <li key={`${name} ${startsAt}`}>
            {name}: <DateTimeText value={startsAt} zone={zone} />
            {takenBy !== null && <strong> {words.takenBy(takenBy)}</strong>}
          </li>
        ))}
        {performances.length > mostListed && <li>{words.more(performances.length - mostListed)}</li>}
        {others.map(({ collection, count }) => (
          <li key={collection}>
            {isCollectionName(collection) ? labelsOf(collection).many : collection}: {count}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{words.staysBehind}</p>
    </section>
  );
}
