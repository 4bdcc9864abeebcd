import { collectionNamed, type ChangeLine } from '@callboard/api-contract';
import { zoneName } from '@callboard/domain/calendar';
import { useCollectionLabel, useFieldLabel, useZone } from '@callboard/records';
import { EmptyState, Timeline } from '@callboard/ui-kit/display';
import { formatInstant } from '@callboard/ui-kit/dates';
import type { IconName } from '@callboard/ui-kit/elements';
import type { Tone } from '@callboard/ui-kit/theme';
import { counted } from '@callboard/tenant';
import { Link } from 'react-router';
import { recordHref } from './listHref';
import styles from './ChangeTimeline.module.css';
import { messages } from './messages';

const styleOf: Record<ChangeLine['kind'], { icon: IconName; tone: Tone }> = {
  create: { icon: 'plus', tone: 'green' },
  update: { icon: 'pencil', tone: 'blue' },
  delete: { icon: 'trash', tone: 'red' },
};

export interface ChangeTimelineProps {
  label: string;
  changes: readonly ChangeLine[];
}

/** The latest changes with their author and time, newest first. */
export function ChangeTimeline({ label, changes }: ChangeTimelineProps) {
  const zone = useZone();
  if (changes.length === 0) return <EmptyState icon="history" title={messages.noChanges} />;
  return (
    <Timeline
      label={label}
      items={changes.map((change) => ({
        id: `${change.change_set} ${change.collection} ${change.kind}`,
        title: <What change={change} />,
        when: `${formatInstant(change.at, zone)} ${zoneName(zone, change.at)}`,
        dateTime: change.at,
        ...styleOf[change.kind],
        children: <Who change={change} />,
      }))}
    />
  );
}

function What({ change: { collection, count, kind, record } }: { change: ChangeLine }) {
  const label = useCollectionLabel(collection);
  if (record === null) return <>{messages.changed[kind](counted(count, label))}</>;
  if (kind === 'delete') return <>{messages.changed[kind](record.title)}</>;
  return (
    <>
      <Link to={recordHref(collection, record.hashcode)}>{record.title}</Link>{' '}
      {messages.changedOne[kind](label)}
    </>
  );
}

function Who({ change: { actor, fields, collection } }: { change: ChangeLine }) {
  const labelOf = useFieldLabel();
  const { fields: declared } = collectionNamed(collection);
  const names = fields.flatMap((name) => {
    const field = declared[name];
    return field ? [labelOf(field)] : [];
  });
  return (
    <p className={styles.who}>
      {actor === null ? messages.bySystem : messages.by(actor.title)}
      {names.length > 0 && ` · ${names.join(', ')}`}
    </p>
  );
}
