import { queries } from '@callboard/api-client/actions';
import { rowRule } from '@callboard/api-contract';
import { collectionNamed, loadCollections } from '@callboard/api-contract/collections';
import type { RegisteredCards } from '@callboard/dashboards';
import { useActor } from '@callboard/records';
import { useFeature, useLabel } from '@callboard/tenant';
import { Skeleton } from '@callboard/ui-kit/elements';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { ComingUp, EntriesBy, messages } from '@callboard/dashboards/start';
import { factsCard, useReadsEvery } from '@callboard/records/screen';
import type { ownCards, OwnCardProps as Props } from './ownCards';
import { WaitingWork } from './WaitingWork';

/**
 * The cards of the start page (clause 2.13): those of organisers and judges, and those of participants. Each shows nothing to those that
 * it is not for.
 */
export const dashboardCards: RegisteredCards = {
  waiting: factsCard(useOwnFacts, Waits),
  numbers: forOrganisers(SeasonNumbers),
  todays_run: forOrganisers(Today),
  coming_up: forOrganisers(Next),
  standings: forOrganisers(Standings),
  own_tasks: forOwners('own_tasks'),
  own_calls: forOwners('own_calls'),
  own_entries: forOwners('own_entries'),
  latest_announcements: forOwners('latest_announcements'),
  own_changes: forOwners('own_changes'),
  open_events: forOwners('open_events'),
};

function useOwnFacts() {
  return queries.participantDashboard.useQuery();
}

/** A card for those who see the entries of others. */
function forOrganisers(Body: ComponentType<Props>): ComponentType {
  return factsCard(useOwnFacts, function ForOrganisers({ facts }: Pick<Props, 'facts'>) {
    const now = useNow();
    return useSeesOthers() ? <Body facts={facts} now={now} /> : null;
  });
}

/** A card for those who enter, and for organisers that have something of their own: the office loads none of these. */
function forOwners(name: keyof typeof ownCards): ComponentType {
  // The changes of their own are of any collection.
  const Body = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    const [{ ownCards }] = await Promise.all([import('./ownCards'), loadCollections()]);
    return { default: ownCards[name] };
  });
  return factsCard(useOwnFacts, function ForOwners({ facts }: Pick<Props, 'facts'>) {
    const now = useNow();
    const hasOwn = facts.entries.length > 0 || facts.parts.length > 0;
    const isShown = !useSeesOthers() || hasOwn;
    return isShown ? (
      <Suspense fallback={<Skeleton lines={4} />}>
        <Body facts={facts} now={now} />
      </Suspense>
    ) : null;
  });
}

/** The moment at which the card was first shown. */
function useNow(): string {
  const [now] = useState(() => new Date().toISOString());
  return now;
}

/** True if the user can see the entries of others: they get the organisers' cards. */
function useSeesOthers(): boolean {
  const { roles } = useActor();
  const rule = rowRule(collectionNamed('entries'), 'read', roles);
  return rule === 'all' || (rule ?? []).some((condition) => 'in' in condition);
}

const JudgingCard = lazy(async () => ({
  default: (await import('@callboard/competition/card')).JudgingCard,
}));

/** The waiting work of a judge, the act to score, and of the office: others load nothing of either. */
function Waits({ facts: { waiting } }: Pick<Props, 'facts'>) {
  const { roles } = useActor();
  return (
    <>
      {roles.includes('judge') && (
        <Suspense fallback={<Skeleton lines={3} />}>
          <JudgingCard />
        </Suspense>
      )}
      {waiting && (
        <Suspense fallback={<Skeleton lines={8} />}>
          <WaitingWork groups={waiting} />
        </Suspense>
      )}
    </>
  );
}

const Numbers = lazy(async () => ({
  default: (await import('@callboard/dashboards/start-numbers')).Numbers,
}));

/** No page has it by default. */
function SeasonNumbers({ now }: Props) {
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <Numbers now={now} />
    </Suspense>
  );
}

const TodaysRun = lazy(async () => ({
  default: (await import('@callboard/dashboards/todays-run')).TodaysRun,
}));

/** Most days have no performance, and load nothing of it. */
function Today({ facts: { today } }: Props) {
  const hasPerformances = useFeature('performances');
  if (!hasPerformances || today.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <TodaysRun showings={today} />
    </Suspense>
  );
}

/** Upcoming events; today's have a card of their own. */
function Next({ facts: { today }, now }: Props) {
  if (!useFeature('performances')) return null;
  return <ComingUp now={today.length > 0 ? tomorrow(now) : now} />;
}

/** The start of the user's next day. */
function tomorrow(now: string): string {
  const start = new Date(now);
  start.setHours(24, 0, 0, 0);
  return start.toISOString();
}

/** The number of entries by status and, if the feature is on, by milestone. */
function Standings() {
  const label = useLabel('entries');
  const hasMilestones = useFeature('milestones');
  const readsEntries = useReadsEvery('entries');
  return (
    <>
      <EntriesBy field="status" title={messages.byStatus(label)} />
      {hasMilestones && (
        <EntriesBy
          field="milestone"
          title={readsEntries ? messages.byMilestone(label) : messages.runningByMilestone(label)}
        />
      )}
    </>
  );
}
