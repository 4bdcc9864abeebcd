import { useChangesOfOthers } from '@callboard/api-client/live';
import {
  valueIn,
  shownFields,
  type RecordBase,
  type CollectionName,
  type Field,
} from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { builtInFields } from '@callboard/api-contract/lists';
import { canReadTags } from '@callboard/api-contract/tags';
import { KeyValueList, type KeyValue } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Card, Split } from '@callboard/ui-kit/layout';
import { canEver } from '../actor/canReach';
import { useActor } from '../actor/useActor';
import { useZone } from '../hooks/useZone';
import { webKindOf } from '../kinds/webKinds';
import { lazy, Suspense } from 'react';
import { canMerge } from '../merge/canMerge';
import { profileMessages } from './profileMessages';
import { ChangeMark } from '../values/ChangeMark';
import { FieldValue } from '../values/FieldValue';
import { useFieldLabel } from '../values/useLabels';
import { useRecordZone } from '../values/useRecordZone';

const PossibleDuplicates = lazy(async () => ({
  default: (await import('../merge/PossibleDuplicates')).PossibleDuplicates,
}));

// Lazy: it has the picker.
const RecordTags = lazy(async () => ({ default: (await import('../tags/RecordTags')).RecordTags }));

export interface RecordFieldsProps {
  collection: CollectionName;
  record: RecordBase;
}

/**
 * The fields of a record: facts and long texts, and for those who change such records the empty ones, how they are run, and the
 * server's own.
 */
export function RecordFields({ collection, record }: RecordFieldsProps) {
  const definition = collectionNamed(collection);
  const actor = useActor();
  const { roles } = actor;
  const mergeable = canMerge(definition, actor);
  const isReader = !canEver(definition, 'update', actor);
  const labelOf = useFieldLabel();
  const ownZone = useZone();
  const zone = useRecordZone(definition, record);
  const fields = shownFields(definition, roles).filter(
    // A document has a page of its own, unless it names a display.
    ([name, { kind, display, when, repeats }]) =>
      name !== 'status' &&
      !repeats &&
      (kind !== 'document' || display !== undefined) &&
      (!when || when.in.includes(String(valueIn(record, when.field)))) &&
      // An empty place is for those alone who can fill it.
      (!isReader || isPresent(valueIn(record, name))),
  );
  const facts = fields.filter(([, field]) => !webKindOf(field).isLong);
  const texts = fields.filter(([, field]) => webKindOf(field).isLong);
  const builtIn = Object.entries(builtInFields).filter(
    ([name]) => name !== 'hashcode' || roles.includes('admin'),
  );
  const changed = useChangesOfOthers()[record.hashcode];
  const items = (entries: readonly [string, Field][], timeZone: string): KeyValue[] =>
    entries.map(([name, field]) => {
      const value = isPresent(valueIn(record, name)) && (
        <FieldValue field={field} value={valueIn(record, name)} zone={timeZone} record={record} />
      );
      // The wrapper stays, so that a link that has the focus does not lose it when the mark goes.
      const isChanged = changed?.includes(name) ?? false;
      return {
        label: labelOf(field),
        value: value && <ChangeMark isChanged={isChanged}>{value}</ChangeMark>,
      };
    });
  return (
    <Split
      aside={
        <>
          {!isReader && (
            <Card title={profileMessages.record}>
              <KeyValueList layout="stacked" items={items(builtIn, ownZone)} />
            </Card>
          )}
          {canReadTags(roles) && (
            <Card title={profileMessages.tags}>
              <Suspense fallback={<Skeleton lines={3} />}>
                <RecordTags collection={collection} record={record.hashcode} />
              </Suspense>
            </Card>
          )}
          {mergeable && (
            <Suspense fallback={null}>
              <PossibleDuplicates collection={mergeable} record={record} />
            </Suspense>
          )}
        </>
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
