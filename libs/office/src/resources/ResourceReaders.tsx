import { queries } from '@callboard/api-client/actions';
import { DateTimeText } from '@callboard/ui-kit/dates';
import { Badge, EmptyState, List, ProgressBar, QueryView } from '@callboard/ui-kit/display';
import { SearchBox } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { useDeferredValue, useState } from 'react';
import { resourceMessages as words } from './resourceMessages';
import styles from './resources.module.css';

/** Readers of a resource now, and those of them who have opened it. */
export function ResourceReaders({ resource }: { resource: string }) {
  const [search, setSearch] = useState('');
  const sought = useDeferredValue(search.trim());
  const { data, problem, isLoading, refetch } = queries.resourceReaders.useQuery({
    resource,
    ...(sought !== '' && { search: sought }),
  });
  return (
    <Stack>
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        isEmpty={({ reached }) => reached === 0}
        empty={
          <EmptyState icon="people" title={words.noReaders}>
            {words.noReadersText}
          </EmptyState>
        }
      >
        {({ reached, opened, opened_newest, people }) => (
          <Stack>
            <ProgressBar
              label={words.share}
              value={opened}
              max={reached}
              valueText={words.openedBy(opened, reached)}
            />
            {opened_newest < opened && <p>{words.newestBy(opened_newest)}</p>}
            <div className={styles.search}>
              <SearchBox label={words.searchPeople} value={search} onValueChange={setSearch} />
            </div>
            <List
              label={words.readers}
              empty={words.nobodyFound}
              items={people.map(({ user, name, version, opened_at }) => ({
                id: user,
                title: name,
                subtitle: opened_at === null ? words.notOpened : <DateTimeText value={opened_at} />,
                ...(version !== null && { end: <Badge>{words.version(version)}</Badge> }),
              }))}
            />
            {people.length === 200 && <p>{words.firstOnly}</p>}
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
}
