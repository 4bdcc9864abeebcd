import {
  builtInFields,
  collectionNamed,
  readableFields,
  type AnyRecord,
  type CollectionName,
  type Field,
  type FieldKind,
} from '@callboard/api-contract';
import { KeyValueList, type KeyValue } from '@callboard/ui-kit/display';
import { Card, Split } from '@callboard/ui-kit/layout';
import { useActor } from '../actor/useActor';
import { useZone } from '../hooks/useZone';
import { profileMessages } from './profileMessages';
import { FieldValue } from '../values/FieldValue';
import { useFieldLabel } from '../values/useLabels';
import { useRecordZone } from '../values/useRecordZone';

export interface RecordFieldsProps {
  collection: CollectionName;
  record: AnyRecord;
}

/** All fields of a record that the actor can read: facts, long texts, and the server's built-in fields. */
export function RecordFields({ collection, record }: RecordFieldsProps) {
  const definition = collectionNamed(collection);
  const { roles } = useActor();
  const labelOf = useFieldLabel();
  const ownZone = useZone();
  const zone = useRecordZone(definition, record);
  const fields = readableFields(definition, roles).filter(
    ([name, { kind }]) => name !== 'status' && kind !== 'document',
  );
  const facts = fields.filter(([, { kind }]) => !longKinds.includes(kind));
  const texts = fields.filter(([, { kind }]) => longKinds.includes(kind));
  const builtIn = Object.entries(builtInFields).filter(([name]) => name !== 'hashcode');
  const items = (entries: readonly [string, Field][], timeZone: string): KeyValue[] =>
    entries.map(([name, field]) => ({
      label: labelOf(field),
      value: isPresent(record[name]) && (
        <FieldValue field={field} value={record[name]} zone={timeZone} record={record} />
      ),
    }));
  return (
    <Split
      aside={
        <Card title={profileMessages.record}>
          <KeyValueList layout="stacked" items={items(builtIn, ownZone)} />
        </Card>
      }
    >
      <Card title={profileMessages.details}>
        <KeyValueList items={items(facts, zone)} />
      </Card>
      {texts.length > 0 && (
        <Card title={profileMessages.notes}>
          <KeyValueList layout="stacked" items={items(texts, zone)} />
        </Card>
      )}
    </Split>
  );
}

const longKinds: readonly FieldKind[] = ['textarea', 'richtext'];

function isPresent(value: unknown): boolean {
  return (
    value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  );
}
