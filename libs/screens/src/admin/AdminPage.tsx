import { useDashboard } from '@callboard/api-client/dashboards';
import type { DashboardOf } from '@callboard/api-contract';
import { useActor } from '@callboard/records';
import { EmptyState, Page, PageHeader, QueryView, Skeleton } from '@callboard/ui-kit';
import type { ReactNode } from 'react';
import { useAdminTabs, type AdminPageName } from './adminPages';
import { messages } from './messages';

export interface AdminPageProps<N extends AdminPageName> {
  name: N;
  children: (facts: DashboardOf<N>) => ReactNode;
}

/** What every page of the administration has: its tabs, its heading, and its facts in their four states. */
export function AdminPage<N extends AdminPageName>({ name, children }: AdminPageProps<N>) {
  const { roles } = useActor();
  const isAllowed = roles.includes('admin') || roles.includes('staff');
  useAdminTabs();
  const { data, problem, isLoading, refetch } = useDashboard(name, { skip: !isAllowed });
  return (
    <Page>
      <PageHeader title={messages.pages[name]} subtitle={messages.subtitles[name]} />
      {isAllowed ? (
        <QueryView
          query={{ value: data, problem, isLoading, retry: refetch }}
          loading={<Skeleton lines={10} />}
        >
          {children}
        </QueryView>
      ) : (
        <EmptyState icon="lock" title={messages.nothing}>
          {messages.nothingText}
        </EmptyState>
      )}
    </Page>
  );
}
