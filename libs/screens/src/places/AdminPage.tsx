import type { Loaded } from '@callboard/api-client/collections';
import type { LayoutContent, OwnPage } from '@callboard/api-contract/layouts';
import type { RegisteredCards } from '@callboard/dashboards';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Page, PageHeader } from '@callboard/ui-kit/layout';
import type { ReactNode } from 'react';
import { ComposedPlace } from './ComposedPlace';
import { usePlaceActions } from './usePlaceActions';
import { type AdminPageName, messages, useAdminTabs } from '@callboard/dashboards/admin';

export interface AdminPageProps {
  name: AdminPageName;
  cards: RegisteredCards;
  /** The facts of its cards, and what the tenant and the reader composed. The page waits for them, so that its cards come together. */
  loaded: Loaded<{ layout: LayoutContent | null; own: OwnPage | null }>;
  /** Content below the cards, which no one composes. */
  children?: ReactNode;
}

/** Frame of every page of the administration: its tabs, its heading, and its cards as the tenant composed them. */
export function AdminPage({ name, cards, loaded, children }: AdminPageProps) {
  useAdminTabs();
  const { data, problem, isLoading, refetch } = loaded;
  const actions = usePlaceActions(name, data);
  return (
    <Page>
      <PageHeader title={messages.pages[name]} subtitle={messages.subtitles[name]} actions={actions} />
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={10} />}
      >
        {({ layout, own }) => <ComposedPlace place={name} layout={layout} own={own} cards={cards} />}
      </QueryView>
      {children}
    </Page>
  );
}
