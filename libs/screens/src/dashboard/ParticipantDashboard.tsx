import { queries } from '@callboard/api-client/actions';
import { collectionNamed, rowRule, type DashboardOf } from '@callboard/api-contract';
import { useSession } from '@callboard/auth';
import { useActor } from '@callboard/records';
import { useCollectionOf, useFeature } from '@callboard/tenant';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Page, PageHeader } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { messages } from './messages';
import { OrganisersView } from './OrganisersView';
import { OwnView } from './OwnView';

/** The start page: a participant's own entries and calls, or the organisers' view (clause 2.13). */
export function Screen() {
  const { user } = useSession();
  const [now] = useState(() => new Date().toISOString());
  const { data, problem, isLoading, refetch } = queries.participantDashboard.useQuery();
  const seesOthers = useSeesOthers();
  return (
    <Page>
      <PageHeader title={messages.hello(user?.name_search ?? '')} />
      <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={8} />}>
        {(facts) => <View facts={facts} now={now} seesOthers={seesOthers} />}
      </QueryView>
    </Page>
  );
}

interface ViewProps {
  facts: DashboardOf<'participant'>;
  now: string;
  seesOthers: boolean;
}

function View({ facts, now, seesOthers }: ViewProps) {
  const hasPerformances = useFeature('performances');
  const own = <OwnView facts={facts} now={now} hasPerformances={hasPerformances} />;
  if (!seesOthers) return own;
  const hasOwn = facts.entries.length > 0 || facts.parts.length > 0;
  return (
    <>
      <OrganisersView facts={facts} now={now} hasPerformances={hasPerformances} />
      {hasOwn && own}
    </>
  );
}

/** Whether the user can see the entries of others: they get the organisers' view. */
function useSeesOthers(): boolean {
  const { roles } = useActor();
  const rule = rowRule(collectionNamed(useCollectionOf('entries')), 'read', roles);
  return rule === 'all' || (rule ?? []).some((condition) => 'in' in condition);
}
