import {
  collectionNamed,
  isCollectionName,
  isReference,
  recordPath,
  rowRule,
  type AnyRecord,
  type Field,
} from '@callboard/api-contract';
import { zoneName } from '@callboard/domain/calendar';
import { StatusBadge } from '@callboard/ui-kit/display';
import { DueDateText, DurationText, formatInstant, TimeText } from '@callboard/ui-kit/dates';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useActor } from '../actor/useActor';
import { useZone } from '../hooks/useZone';
import { messages } from '../messages';
import { isDue } from './isDue';
import { optionOf, toKitTone } from './optionOf';
import { valueText } from './valueText';
import styles from './values.module.css';

// With it come the displays of the forms, which a list does without.
const RichTextValue = lazy(async () => ({ default: (await import('./RichTextValue')).RichTextValue }));

export interface FieldValueProps {
  field: Field;
  value: unknown;
  /** The zone in which instants are shown. */
  zone: string;
  /** What the value stands in: it says the currency of an amount. */
  record?: AnyRecord | undefined;
}

/** A value as a profile shows it: references and addresses as links, statuses in their colour, instants with their zone. */
export function FieldValue({ field, value, zone, record }: FieldValueProps) {
  const text = valueText(field, value, zone, record);
  // The server leaves out the title of a record that the reader cannot read.
  if (text === '') return isReference(value) ? messages.unreadable : null;
  switch (field.kind) {
    case 'status':
      return <StatusBadge label={text} tone={toKitTone(optionOf(field, value)?.tone)} />;
    case 'reference':
      return <ReferenceValue to={field.to} value={value} text={text} />;
    case 'email':
      return <a href={`mailto:${text}`}>{text}</a>;
    case 'phone':
      return <a href={`tel:${text.replaceAll(/[^\d+]/g, '')}`}>{text}</a>;
    case 'textarea':
      return <span className={styles.long}>{text}</span>;
    case 'richtext':
      return (
        <Suspense fallback={text}>
          <RichTextValue name={field.label} value={value} />
        </Suspense>
      );
    case 'date':
      return isDue(field, record) ? <DueDateText value={String(value)} /> : text;
    case 'datetime':
      return <Instant at={String(value)} zone={zone} />;
    case 'time':
      return <TimeText value={text} />;
    case 'duration':
      return <DurationText value={text} />;
    default:
      return text;
  }
}

function ReferenceValue({ to, value, text }: { to: string; value: unknown; text: string }) {
  const { roles } = useActor();
  if (!isReference(value) || !isCollectionName(to)) return text;
  const target = collectionNamed(to);
  if (rowRule(target, 'read', roles) === null) return text;
  return <Link to={recordPath(target, { hashcode: value.hashcode })}>{text}</Link>;
}

/** A time in its own zone and, where that reads differently, in the reader's: both named. */
function Instant({ at, zone }: { at: string; zone: string }) {
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
