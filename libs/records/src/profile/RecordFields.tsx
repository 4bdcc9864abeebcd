import {
  builtInFields,
  collectionNamed,
  readableFields,
  type AnyRecord,
  type CollectionName,
  type Field,
} from '@callboard/api-contract';
import { KeyValueList, type KeyValue } from '@callboard/ui-kit/display';
import { Card, Split } from '@callboard/ui-kit/layout';
import { useActor } from '../actor/useActor';
import { useZone } from '../hooks/useZone';
import { webKindOf } from '../kinds/webKinds';
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
    // A document has a page of its own, unless it names a display.
    ([name, { kind, display }]) => name !== 'status' && (kind !== 'document' || display !== undefined),
  );
  const facts = fields.filter(([, field]) => !webKindOf(field).isLong);
  const texts = fields.filter(([, field]) => webKindOf(field).isLong);
  const builtIn = Object.entries(builtInFields).filter(
    ([name]) => name !== 'hashcode' || roles.includes('admin'),
  );
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

function isPresent(value: unknown): boolean {
  return (
    value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  );
}
