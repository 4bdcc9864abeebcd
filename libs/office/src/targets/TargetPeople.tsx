import type { TargetPreview } from '@callboard/api-contract/messaging';
import { List } from '@callboard/ui-kit/display';
import { targetMessages as words } from './targetMessages';
import styles from './targets.module.css';

/** People that targets reach: how many together, why that is not their sum, and the first by name with their groups. */
export function TargetPeople({ preview: { count, counts, people } }: { preview: TargetPreview }) {
  const sum = counts.reduce((total, each) => total + each, 0);
  return (
    <div className={styles.people}>
      <p className={styles.total}>{count === 0 ? words.noPeople : words.reaches(count)}</p>
      {sum > count && <p className={styles.hint}>{words.sum(sum)}</p>}
      {count > 0 && (
        <List
          label={words.whoTitle}
          items={people.map(({ user, name, targets }) => ({
            id: user,
            title: name,
            ...(counts.length > 1 && {
              end: words.inGroups(targets.map((position) => position + 1).join(', ')),
            }),
          }))}
        />
      )}
      {people.length < count && <p className={styles.hint}>{words.firstOf(people.length, count)}</p>}
    </div>
  );
}
