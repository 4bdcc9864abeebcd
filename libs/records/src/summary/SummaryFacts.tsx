import {
  valueIn,
  readableFields,
  type RecordBase,
  type Collection,
  type Field,
} from '@callboard/api-contract';
import { translate } from '@callboard/language';
import { RecordAvatar } from '@callboard/pickers';
import { KeyValueList, StatusBadge } from '@callboard/ui-kit/display';
import { useActor } from '../actor/useActor';
import { webKindOf } from '../kinds/webKinds';
import { FieldValue } from '../values/FieldValue';
import { optionOf, toKitTone } from '../kinds/optionOf';
import { useFieldLabel } from '../values/useLabels';
import { useRecordZone } from '../values/useRecordZone';
import styles from './summary.module.css';

export interface SummaryFactsProps {
  definition: Collection;
  record: RecordBase;
}

/** A record at a glance: its avatar and status, and all values except the title and long texts. */
export function SummaryFacts({ definition, record }: SummaryFactsProps) {
  const { roles } = useActor();
  const labelOf = useFieldLabel();
  const zone = useRecordZone(definition, record);
  const statusField = definition.fields['status'];
  const status = statusField && optionOf(statusField, valueIn(record, 'status'));
  const facts = readableFields(definition, roles).filter(
    ([name, field]) => isFact(name, field, definition) && isEntered(valueIn(record, name)),
  );
  return (
    <div className={styles.facts}>
      <div className={styles.face}>
        <RecordAvatar record={record} size="large" />
        <div className={styles.words}>
          <p className={styles.subtitle}>{record.qed_model.subtitle}</p>
          {status && <StatusBadge label={translate(status.label)} tone={toKitTone(status.tone)} />}
        </div>
      </div>
      <KeyValueList
        items={facts.map(([name, field]) => ({
          label: labelOf(field),
          value: <FieldValue field={field} value={valueIn(record, name)} zone={zone} record={record} />,
        }))}
      />
    </div>
  );
}

function isFact(name: string, field: Field, { title }: Collection): boolean {
  return name !== 'status' && !title.includes(name) && !webKindOf(field).isLeftOutOfSummary;
}

function isEntered(value: unknown): boolean {
  return value != null && value !== '' && !(Array.isArray(value) && value.length === 0);
}
