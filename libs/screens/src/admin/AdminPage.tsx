import type { Loaded } from '@callboard/api-client/collections';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Page, PageHeader } from '@callboard/ui-kit/layout';
import type { ReactNode } from 'react';
import { useAdminTabs, type AdminPageName } from './adminPages';
import { messages } from './messages';

export interface AdminPageProps<T> {
  name: AdminPageName;
  /** What the page shows. */
  loaded: Loaded<T>;
  children: (facts: T) => ReactNode;
}

/** What every page of the administration has: its tabs, its heading, and its facts in their four states. */
export function AdminPage<T>({ name, loaded, children }: AdminPageProps<T>) {
  useAdminTabs();
  const { data, problem, isLoading, refetch } = loaded;
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
