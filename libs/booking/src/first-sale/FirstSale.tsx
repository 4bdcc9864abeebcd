import { collections } from '@callboard/api-client/collections';
import type { ListFilter } from '@callboard/api-contract/lists';
import { limits } from '@callboard/api-contract';
import { listHref } from '@callboard/records/screen';
import { formatInstant } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { buttonVariant, Skeleton } from '@callboard/ui-kit/elements';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { Page, PageHeader, Stack } from '@callboard/ui-kit/layout';
import { useTenant } from '@callboard/tenant';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { FirstTicket } from './FirstTicket';
import { firstSaleMessages as words } from './firstSaleMessages';

/** Makes the first ticket of a performance and opens its sale, in one path. The performance is in the URL. */
export function Screen() {
  const [now] = useState(() => new Date().toISOString());
  const { timeZone } = useTenant();
  const [search, setSearch] = useSearchParams();
  const filters: readonly ListFilter[] = [
    { field: 'starts_at', operator: 'gte', value: now },
    { field: 'status', operator: 'in', value: ['planned', 'scheduled'] },
  ];
  const { data, problem, isLoading, refetch } = collections.performances.useList({
    filters,
    ordering: ['starts_at'],
    pageSize: limits.maxPageSize,
  });
  return (
    <Page>
      <PageHeader title={words.title} subtitle={words.about} />
      <QueryView
        query={{ value: data?.results, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={8} />}
        isEmpty={(found) => found.length === 0}
        empty={<NoPerformance />}
      >
        {(found) => {
          // The next one, unless another is selected.
          const selected = found.find(({ hashcode }) => hashcode === search.get('performance')) ?? found[0];
          if (!selected) return null;
          return (
            <Stack>
              <Field label={words.performance}>
                <Select
                  value={selected.hashcode}
                  options={found.map(({ hashcode, name, starts_at }) => ({
                    value: hashcode,
                    label: `${name} · ${formatInstant(starts_at, timeZone)}`,
                  }))}
                  onChange={({ currentTarget: { value } }) =>
                    setSearch({ performance: value }, { replace: true })
                  }
                />
              </Field>
              <FirstTicket key={selected.hashcode} performance={selected} />
            </Stack>
          );
        }}
      </QueryView>
    </Page>
  );
}

function NoPerformance() {
  return (
    <EmptyState
      icon="clock"
      title={words.none}
      action={
        <Link to={listHref('performances')} {...buttonVariant({ variant: 'primary' })}>
          {words.add}
        </Link>
      }
    >
      {words.noneHint}
    </EmptyState>
  );
}
