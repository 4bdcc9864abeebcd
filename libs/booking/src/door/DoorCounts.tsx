import { countsOf, type DoorState } from './doorState';
import { KeyValueList, ProgressBar } from '@callboard/ui-kit/display';
import { Card, Stack } from '@callboard/ui-kit/layout';
import styles from './door.module.css';
import { doorMessages as words } from './doorMessages';

/** How many people are inside, of how many who have tickets. */
export function DoorCounts({ state }: { state: DoorState }) {
  const counts = countsOf(state);
  const people = counts.reduce((sum, count) => sum + count.people, 0);
  const inside = counts.reduce((sum, count) => sum + count.inside, 0);
  return (
    <Card title={words.inside}>
      <Stack gap="small">
        <p className={styles.inside}>{words.byType(inside, people)}</p>
        <ProgressBar label={words.inside} value={inside} max={Math.max(1, people)} />
        {counts.length > 1 && (
          <KeyValueList
            items={counts.map(({ priceType, ...count }) => ({
              label: priceType,
              value: words.byType(count.inside, count.people),
            }))}
          />
        )}
      </Stack>
    </Card>
  );
}
