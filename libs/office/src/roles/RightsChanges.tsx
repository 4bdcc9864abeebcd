import { queries } from '@callboard/api-client/actions';
import { roleChangesPageSize, type RoleChange } from '@callboard/api-contract/accounts';
import { translationOf } from '@callboard/language';
import { useCollectionLabels, useFieldLabel } from '@callboard/records';
import { DateTimeText } from '@callboard/ui-kit/dates';
import { Badge, EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Stack } from '@callboard/ui-kit/layout';
import { Pagination } from '@callboard/ui-kit/navigation';
import { useState } from 'react';
import { changesOf, type RightChange } from './changesOf';
import { roleMessages as words } from './roleMessages';
import styles from './roles.module.css';

/** Log of changed rights with user and time, newest first. */
export function RightsChanges() {
  const [page, setPage] = useState(1);
  const { data, problem, isLoading, refetch } = queries.roleChanges.useQuery({ page: String(page) });
  return (
    <QueryView
      query={{ value: data, problem, isLoading, retry: refetch }}
      loading={<Skeleton lines={10} />}
      isEmpty={({ count }) => count === 0}
      empty={
        <EmptyState icon="lock" title={words.noChanges}>
          {words.noChangesText}
        </EmptyState>
      }
    >
      {({ count, results }) => (
        <Stack>
          <ul className={styles.list} role="list" aria-label={words.tabs.changes}>
            {results.map((change) => (
              <Change key={`${change.role} ${change.version}`} change={change} />
            ))}
          </ul>
          {count > roleChangesPageSize && (
            <Pagination
              label={words.tabs.changes}
              page={page}
              pageCount={Math.ceil(count / roleChangesPageSize)}
              onPageChange={setPage}
            />
          )}
        </Stack>
      )}
    </QueryView>
  );
}

function Change({ change }: { change: RoleChange }) {
  const textOf = useChangeText();
  const { role, by, at, before, after } = change;
  return (
    <li className={styles.change}>
      <div className={styles.changed}>
        <Badge>{words.roles[role]}</Badge>
        <span className={styles.name}>{by}</span>
        <span className={styles.note}>
          <DateTimeText value={at} />
        </span>
      </div>
      <ul className={styles.lines}>
        {changesOf(before, after).map((each) => (
          <li key={textOf(each)}>{textOf(each)}</li>
        ))}
      </ul>
    </li>
  );
}

function useChangeText(): (change: RightChange) => string {
  const labelOf = useCollectionLabels();
  const fieldLabel = useFieldLabel();
  return ({ collection, field, what, verb, transition }) =>
    words.changes[what]({
      collection: labelOf(collection).many,
      right: verb ? words.verbs[verb] : translationOf(transition ?? ''),
      field: field ? fieldLabel(field) : '',
    });
}
