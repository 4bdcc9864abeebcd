import { useDashboard } from '@callboard/api-client/dashboards';
import type { DashboardOf } from '@callboard/api-contract';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Page, PageHeader } from '@callboard/ui-kit/layout';
import type { ReactNode } from 'react';
import { useAdminTabs, type AdminPageName } from './adminPages';
import { messages } from './messages';

export interface AdminPageProps<N extends AdminPageName> {
  name: N;
  children: (facts: DashboardOf<N>) => ReactNode;
}

/** What every page of the administration has: its tabs, its heading, and its facts in their four states. */
export function AdminPage<N extends AdminPageName>({ name, children }: AdminPageProps<N>) {
  useAdminTabs();
  const { data, problem, isLoading, refetch } = useDashboard(name);
  return (
    <Page>
      <PageHeader title={messages.pages[name]} subtitle={messages.subtitles[name]} />
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={10} />}
      >
        {children}
      </QueryView>
    </Page>
  );
}
