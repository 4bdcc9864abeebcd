import { queries } from '@callboard/api-client/actions';
import type { MyCreatives } from '@callboard/api-contract/people';
import { pathOfCreative, type PathStep } from '@callboard/domain/people';
import { formatDay } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView, StatusBadge } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Banner, Card, Page, PageHeader, Stack } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { achievementMessages as words, stepTones } from './achievementMessages';
import styles from './learning.module.css';
import { myCreativesMessages as own } from './mentorMessages';
import { ProposeDialog } from './ProposeDialog';

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

function StepItem({ creative, step: { title, state, own: achievement, template }, returned }: StepItemProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles.step}>
      <div className={styles.name}>
        <span>{title}</span>
        {achievement?.evidence && (
          <a href={achievement.evidence} target="_blank" rel="noreferrer">
            {words.evidence}
          </a>
        )}
        {state === 'working' && returned !== null && (
          <span className={styles.note}>{own.returned(returned)}</span>
        )}
      </div>
      <StatusBadge
        tone={stepTones[state]}
        label={
          achievement?.reachedOn && state === 'reached'
            ? words.reachedOn(formatDay(achievement.reachedOn))
            : words.states[state]
        }
      />
      {(state === 'offered' || state === 'working') && (
        <Button
          size="small"
          icon="star"
          aria-label={own.proposeFor(title, creative.name)}
          onClick={() => setOpen(true)}
        >
          {words.propose}
        </Button>
      )}
      {isOpen && (
        <ProposeDialog
          creative={creative.hashcode}
          achievement={{ hashcode: template, title }}
          evidence={achievement?.evidence ?? null}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}
