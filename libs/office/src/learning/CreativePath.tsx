import { collections } from '@callboard/api-client/collections';
import { limits, hasRole, type RecordOf } from '@callboard/api-contract';

import { pathOfCreative, type OwnAchievement, type PathPart, type PathStep } from '@callboard/domain/people';
import { useActor } from '@callboard/records';
import { recordHref } from '@callboard/records/screen';
import { formatDay } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView, StatusBadge } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Card, Stack } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { Link } from 'react-router';
import { achievementMessages as words, stepTones } from './achievementMessages';
import styles from './learning.module.css';
import { ProposeDialog } from './ProposeDialog';

/** The path of a creative: what is reached with what shows it, what is under way, and what is still on offer. */
export function CreativePath({ creative }: { creative: RecordOf<'participants'> }) {
  const own = collections.achievementInstances.useList({
    filters: [{ field: 'creative', operator: 'eq', value: creative.hashcode }],
    pageSize: limits.maxPageSize,
  });
  const offered = collections.achievementTemplates.useList({ pageSize: limits.maxPageSize });
  const parts =
    own.data && offered.data
      ? pathOfCreative(
          offered.data.results.map(({ hashcode, name, type, status }) => ({
            hashcode,
            title: name,
            type: type?.title ?? null,
            isOffered: status === 'active',
          })),
          own.data.results.map(toOwn),
        )
      : undefined;
  const { refetch: readOwn } = own;
  const { refetch: readOffered } = offered;
  return (
    <QueryView
      query={{
        value: parts,
        problem: own.problem ?? offered.problem,
        isLoading: own.isLoading || offered.isLoading,
        retry: () => {
          readOwn();
          readOffered();
        },
      }}
    >
      {(path) => (
        <Stack>
          {path.length === 0 && (
            <EmptyState title={words.noPath} icon="star">
              {words.noPathText}
            </EmptyState>
          )}
          {path.map((part) => (
            <PartCard key={part.type ?? ''} part={part} creative={creative} />
          ))}
        </Stack>
      )}
    </QueryView>
  );
}

function toOwn(record: RecordOf<'achievementInstances'>): OwnAchievement {
  const { hashcode, template, name, status, reached_on, evidence } = record;
  return {
    hashcode,
    template: template?.hashcode ?? hashcode,
    title: template?.title ?? name,
    status,
    reachedOn: reached_on,
    evidence,
  };
}

function PartCard({ part, creative }: { part: PathPart; creative: RecordOf<'participants'> }) {
  const { type, steps, reached } = part;
  const title = type ?? words.otherType;
  return (
    <Card title={title}>
      <Stack gap="small">
        <p className={styles.note}>{words.reachedOf(reached, steps.length)}</p>
        <ul className={styles.list} aria-label={title}>
          {steps.map((step) => (
            <StepItem key={step.own?.hashcode ?? step.template} step={step} creative={creative} />
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

function StepItem({ step, creative }: { step: PathStep; creative: RecordOf<'participants'> }) {
  const { title, state, own, template } = step;
  const actor = useActor();
  const [isOpen, setOpen] = useState(false);
  const isOwn = actor.individual !== null && creative.individual?.hashcode === actor.individual;
  const canPropose = state === 'offered' && (isOwn || hasRole(actor.roles, ['staff']));
  return (
    <li className={styles.step}>
      <div className={styles.name}>
        <Link
          to={
            own
              ? recordHref('achievementInstances', own.hashcode)
              : recordHref('achievementTemplates', template)
          }
        >
          {title}
        </Link>
        {own?.evidence && (
          <a href={own.evidence} target="_blank" rel="noreferrer">
            {words.evidence}
          </a>
        )}
      </div>
      <StatusBadge
        tone={stepTones[state]}
        label={
          own?.reachedOn && state === 'reached'
            ? words.reachedOn(formatDay(own.reachedOn))
            : words.states[state]
        }
      />
      {canPropose && (
        <Button size="small" icon="star" aria-label={words.proposeOf(title)} onClick={() => setOpen(true)}>
          {words.propose}
        </Button>
      )}
      {isOpen && (
        <ProposeDialog
          creative={creative.hashcode}
          achievement={{ hashcode: template, title }}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}
