import { queries } from '@callboard/api-client/actions';
import type { MyCreatives } from '@callboard/api-contract/people';
import { pathOfCreative, type PathStep } from '@callboard/domain/people';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Banner, Card, Page, PageHeader, Stack } from '@callboard/ui-kit/layout';
import { achievementMessages as words } from './achievementMessages';
import styles from './learning.module.css';
import { myCreativesMessages as own } from './mentorMessages';
import { StepRow } from './StepRow';

type Creative = MyCreatives['creatives'][number];

/** The creatives whom a mentor has now, each with their path; the mentor proposes what they reached. */
export function Screen() {
  const { data, problem, isLoading, refetch } = queries.myCreatives.useQuery({});
  return (
    <Page>
      <PageHeader title={own.title} />
      <QueryView query={{ value: data, problem, isLoading, retry: refetch }}>
        {({ creatives, offered, isUnchecked }) => (
          <Stack>
            {isUnchecked && (
              <Banner kind="warning" title={own.unchecked}>
                {own.uncheckedText}
              </Banner>
            )}
            {creatives.length === 0 && !isUnchecked && (
              <EmptyState title={own.none} icon="people">
                {own.noneText}
              </EmptyState>
            )}
            {creatives.map((creative) => (
              <CreativeCard key={creative.hashcode} creative={creative} offered={offered} />
            ))}
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}

function CreativeCard({ creative, offered }: { creative: Creative; offered: MyCreatives['offered'] }) {
  const { name, project, milestone, achievements } = creative;
  const parts = pathOfCreative(
    offered.map((each) => ({ ...each, isOffered: true })),
    achievements,
  );
  const returned = new Map(achievements.map((each) => [each.hashcode, each.returnedBecause]));
  return (
    <Card title={name}>
      <Stack gap="small">
        <p className={styles.note}>
          {[project, milestone === null ? null : own.milestone(own.milestones[milestone])]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {parts.map(({ type, steps, reached }) => (
          <section key={type ?? ''} aria-label={[name, type ?? words.otherType].join(' · ')}>
            <p className={styles.note}>
              {type ?? words.otherType} · {words.reachedOf(reached, steps.length)}
            </p>
            <ul className={styles.list}>
              {steps.map((step) => (
                <StepItem
                  key={step.own?.hashcode ?? step.template}
                  creative={creative}
                  step={step}
                  returned={(step.own && returned.get(step.own.hashcode)) ?? null}
                />
              ))}
            </ul>
          </section>
        ))}
      </Stack>
    </Card>
  );
}

interface StepItemProps {
  creative: Creative;
  step: PathStep;
  /** Why the office sent it back. */
  returned: string | null;
}

function StepItem({ creative, step, returned }: StepItemProps) {
  const { title, state } = step;
  const canPropose = state === 'offered' || state === 'working';
  return (
    <StepRow
      step={step}
      creative={creative.hashcode}
      note={state === 'working' && returned !== null ? own.returned(returned) : undefined}
      proposeName={canPropose ? own.proposeFor(title, creative.name) : undefined}
    />
  );
}
