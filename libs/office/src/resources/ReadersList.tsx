import { queries } from '@callboard/api-client/actions';
import { resourceCategoryOptions, type OwnResource } from '@callboard/api-contract/resources';
import { findResources, markOf } from '@callboard/domain/resources';
import { translate } from '@callboard/language';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { SearchBox } from '@callboard/ui-kit/inputs';
import { Page, PageHeader, Stack } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { ResourceLines } from './ResourceLines';
import { resourceMessages as words } from './resourceMessages';
import styles from './resources.module.css';

/** The resources that are for the user, by category; what they have not opened as it is now is marked. */
export function ReadersList() {
  const { data, problem, isLoading, refetch } = queries.ownResources.useQuery({});
  const [search, setSearch] = useState('');
  const unopened = data?.results.filter((resource) => markOf(resource) !== null).length;
  return (
    <Page width="text">
      <PageHeader
        title={words.title}
        subtitle={unopened === undefined ? undefined : words.subtitle(unopened)}
      />
      <QueryView
        query={{ value: data?.results, problem, isLoading, retry: refetch }}
        isEmpty={(resources) => resources.length === 0}
        empty={
          <EmptyState icon="clip" title={words.none}>
            {words.noneText}
          </EmptyState>
        }
      >
        {(resources) => (
          <Stack>
            <div className={styles.search}>
              <SearchBox label={words.search} value={search} onValueChange={setSearch} />
            </div>
            <Found resources={findResources(resources, search)} />
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}

function Found({ resources }: { resources: readonly OwnResource[] }) {
  return (
    <>
      <p className={styles.found} role="status">
        {words.found(resources.length)}
      </p>
      {resourceCategoryOptions.map(({ value, label }) => {
        const ofCategory = resources.filter(({ category }) => category === value);
        return (
          ofCategory.length > 0 && (
            <section key={value}>
              <h2 className={styles.category}>{translate(label)}</h2>
              <ResourceLines label={translate(label)} resources={ofCategory} />
            </section>
          )
        );
      })}
    </>
  );
}
