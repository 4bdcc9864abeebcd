import { readableFields, valueIn, type RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { FieldValue, useActor, useFieldLabel, useZone } from '@callboard/records';
import { KeyValueList } from '@callboard/ui-kit/display';
import { Card } from '@callboard/ui-kit/layout';
import { stageMessages as words } from './stageMessages';

/** Fields that the office needs most; the rest is under Details. */
const facts = ['event', 'kind', 'rubric', 'method', 'tie_break', 'min_judges', 'release_at'];

/** A stage at a glance: its event, and how its result is made. */
export function StageFacts({ stage }: { stage: RecordOf<'stages'> }) {
  const { roles } = useActor();
  const labelOf = useFieldLabel();
  const zone = useZone();
  const shown = readableFields(collectionNamed('stages'), roles).filter(([name]) => facts.includes(name));
  return (
    <Card title={words.facts}>
      <KeyValueList
        items={shown
          .filter(([name]) => name !== 'release_at' || stage['release_at'] != null)
          .map(([name, field]) => ({
            label: labelOf(field),
            value:
              valueIn(stage, name) == null ? null : (
                <FieldValue field={field} value={valueIn(stage, name)} zone={zone} />
              ),
          }))}
      />
    </Card>
  );
}
