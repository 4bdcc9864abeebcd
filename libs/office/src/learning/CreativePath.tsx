import { collections } from '@callboard/api-client/collections';
import { limits, hasRole, type RecordOf } from '@callboard/api-contract';
import { pathOfCreative, type OwnAchievement, type PathPart, type PathStep } from '@callboard/domain/people';
import { useActor } from '@callboard/records';
import { recordHref } from '@callboard/records/screen';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Card, Stack } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { achievementMessages as words } from './achievementMessages';
import styles from './learning.module.css';
import { StepRow } from './StepRow';

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
  const isOwn = actor.individual !== null && creative.individual?.hashcode === actor.individual;
  const canPropose = state === 'offered' && (isOwn || hasRole(actor.roles, ['staff']));
  const href = own
    ? recordHref('achievementInstances', own.hashcode)
    : recordHref('achievementTemplates', template);
  return (
    <StepRow
      step={step}
      creative={creative.hashcode}
      heading={<Link to={href}>{title}</Link>}
      proposeName={canPropose ? words.proposeOf(title) : undefined}
    />
  );
}
