import { collectionNamed, isCollectionName, isReference, rowRule, type Field } from '@callboard/api-contract';
import { StatusBadge } from '@callboard/ui-kit';
import { Link } from 'react-router';
import { useActor } from '../actor/useActor';
import { zoneName } from '../dates/formatDate';
import { optionOf, toKitTone } from './optionOf';
import { pagePath } from './pagePath';
import { valueText } from './valueText';
import styles from './values.module.css';

export interface FieldValueProps {
  field: Field;
  value: unknown;
  /** The zone in which instants are shown. */
  zone: string;
}

/** A value as a profile shows it: references and addresses as links, statuses in their colour, instants with their zone. */
export function FieldValue({ field, value, zone }: FieldValueProps) {
  const text = valueText(field, value, zone);
  if (text === '') return null;
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
    case 'datetime':
      return (
        <time dateTime={String(value)}>
          {text} <span className={styles.zone}>{zoneName(zone, String(value))}</span>
        </time>
      );
    default:
      return text;
  }
}

function ReferenceValue({ to, value, text }: { to: string; value: unknown; text: string }) {
  const { roles } = useActor();
  if (!isReference(value) || !isCollectionName(to)) return text;
  const target = collectionNamed(to);
  if (rowRule(target, 'read', roles) === null) return text;
  return <Link to={pagePath(target, value.hashcode)}>{text}</Link>;
}
