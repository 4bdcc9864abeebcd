import { collectionNamed } from '@callboard/api-contract/collections';
import type { ChangeLine } from '@callboard/api-contract/dashboards';
import { zoneName } from '@callboard/domain/calendar';
import { translate } from '@callboard/language';
import { useCollectionLabel, useFieldLabel, useZone } from '@callboard/records';
import { EmptyState, Timeline } from '@callboard/ui-kit/display';
import { formatInstant } from '@callboard/ui-kit/dates';
import type { IconName } from '@callboard/ui-kit/elements';
import type { Tone } from '@callboard/ui-kit/theme';
import { counted } from '@callboard/tenant';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { recordHref } from '@callboard/records/screen';
import { messages } from './messages';

const styleOf: Record<ChangeLine['kind'], { icon: IconName; tone: Tone }> = {
  create: { icon: 'plus', tone: 'green' },
  update: { icon: 'pencil', tone: 'blue' },
  delete: { icon: 'trash', tone: 'red' },
};

/** More fields than these are no news. */
const mostFields = 3;

export interface ChangeTimelineProps {
  label: string;
  changes: readonly ChangeLine[];
}

/** The latest changes as sentences, with their time, newest first. */
export function ChangeTimeline({ label, changes }: ChangeTimelineProps) {
  const zone = useZone();
  if (changes.length === 0) return <EmptyState icon="history" title={messages.noChanges} />;
  return (
    <Timeline
      label={label}
      items={changes.map((change) => ({
        id: `${change.change_set} ${change.collection} ${change.kind}`,
        title: <ChangeSentence change={change} />,
        when: `${formatInstant(change.at, zone)} ${zoneName(zone, change.at)}`,
        dateTime: change.at,
        ...styleOf[change.kind],
      }))}
    />
  );
}

/** `Aroha Ngata changed Length and Song of The Fearless Suitcase`, its name a link where there is a page left. */
function ChangeSentence({ change }: { change: ChangeLine }) {
  const { collection, count, kind, record, actor, status, fields } = change;
  const label = useCollectionLabel(collection);
  const labelOf = useFieldLabel();
  const { fields: declared, lifecycle } = collectionNamed(collection);
  const named = fields.flatMap((name) => {
    const field = declared[name];
    return field ? [labelOf(field)] : [];
  });
  const became = status === null ? undefined : lifecycle?.statuses[status]?.label;
  const what =
    record === null ? counted(count, label) : <What collection={collection} record={record} kind={kind} />;
  const sentences = messages.sentences[actor === null ? 'byServer' : 'byUser'];
  return (
    <Filled
      sentence={sentences[sentenceOf(change, became, named)]}
      parts={{
        who: actor?.title,
        what,
        status: became !== undefined && translate(became),
        fields: messages.listed(named.slice(0, mostFields), named.length - mostFields),
      }}
    />
  );
}

function What({
  collection,
  record,
  kind,
}: {
  collection: ChangeLine['collection'];
  record: NonNullable<ChangeLine['record']>;
  kind: ChangeLine['kind'];
}) {
  if (kind === 'delete') return <>{record.title}</>;
  return <Link to={recordHref(collection, record.hashcode)}>{record.title}</Link>;
}

/** Kind of sentence for a change: it names a status, fields, or the change alone. */
function sentenceOf({ kind }: ChangeLine, became: string | undefined, named: readonly string[]) {
  if (became !== undefined) return 'status';
  return named.length > 0 ? 'fields' : kind;
}

/** A sentence with these parts in the places that it names. */
function Filled({ sentence, parts }: { sentence: string; parts: Readonly<Record<string, ReactNode>> }) {
  return sentence
    .split(/\{(\w+)\}/)
    .map((piece, index) => <Fragment key={index}>{index % 2 === 1 ? parts[piece] : piece}</Fragment>);
}
