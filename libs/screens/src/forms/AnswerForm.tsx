import { actions } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { FormFill, type HandInFailure, type SaveOutcome } from '@callboard/form-builder';
import { usePageQuery } from '@callboard/records';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { answerFiles } from './answerFiles';
import { formMessages as words } from './formMessages';
import { useOwnAddress } from './useOwnAddress';

type Begun = Pick<RecordOf<'formInstances'>, 'hashcode' | 'version' | 'answers' | 'modified'>;

export interface AnswerFormProps {
  content: NonNullable<RecordOf<'formEditions'>['content']>;
  /** What was answered before; null while nothing is stored. */
  begun: Begun | null;
  /** Stores the first answers. */
  onBegin?: (answers: Record<string, unknown>) => BeginOutcome;
  /** Makes the form a step of something larger, which hands it in: where it goes on and back. */
  step?: { onNext: () => void; onBack: () => void };
}

type BeginOutcome = ReturnType<ReturnType<typeof collections.formInstances.useCreate>[0]>;
type Stored = Pick<Begun, 'hashcode' | 'version'>;

/** A form that saves while the user types, and stores nothing before; each save is based on the version that the previous one made. */
export function AnswerForm({ content, begun, onBegin, step }: AnswerFormProps) {
  const stored = useRef<Stored | null>(begun);
  const [hashcode, setHashcode] = useState(begun?.hashcode);
  const [patch] = collections.formInstances.usePatch();
  const [submitForm] = actions.submitForm.useAction();
  const [params, setParams] = usePageQuery();
  const navigate = useNavigate();
  const alerts = useAlerts();
  const components = answerFiles(hashcode, () => keep({}));
  const address = useOwnAddress();

  async function keep(answers: Record<string, unknown>): Promise<SaveOutcome> {
    const { current } = stored;
    const outcome = current
      ? await patch(current.hashcode, { answers }, current.version)
      : await onBegin?.(answers);
    if (outcome === undefined) return { message: words.noForm };
    if (!outcome.ok) {
      const { problem } = outcome;
      if (problem.kind === 'stale') return merged(problem.current);
      return { message: problem.message, ...(problem.kind === 'invalid' && { fields: problem.fields }) };
    }
    stored.current = outcome.data;
    setHashcode(outcome.data.hashcode);
    if (!current && !step) address.take(`/answers/${outcome.data.hashcode}`);
    return 'kept';
  }

  /** Goes on from the version that was saved elsewhere; the form merges its answers. */
  function merged(current: unknown): SaveOutcome {
    const newer = v.safeParse(savedElsewhere, current);
    if (!newer.success) return { message: words.answersGone };
    stored.current = newer.output;
    return { newer: newer.output.answers ?? {} };
  }

  async function finish(answers: Record<string, unknown>) {
    // A form that nobody answers is not begun.
    const isEmpty = stored.current === null && Object.keys(answers).length === 0;
    const saved = isEmpty ? 'kept' : await keep(answers);
    if (saved !== 'kept') return failureOf(saved);
    step?.onNext();
    return undefined;
  }

  async function handIn(answers: Record<string, unknown>) {
    const saved = await keep(answers);
    if (saved !== 'kept') return failureOf(saved);
    if (!stored.current) return { message: words.noForm };
    const target = stored.current.hashcode;
    const outcome = await submitForm(target);
    if (!outcome.ok) return { message: outcome.problem.message };
    alerts.show({ kind: 'success', message: words.handedIn });
    if (!begun) void navigate(`/answers/${target}`, { replace: true });
    return undefined;
  }

  return (
    <FormFill
      content={content}
      answers={begun?.answers ?? {}}
      fieldComponents={components}
      savedAt={begun?.modified}
      initialPage={params.get('page') ?? undefined}
      onPageChange={(page) => {
        if (!address.open(page)) setParams({ page }, { replace: true });
      }}
      onKeep={(answers) => keep({ ...answers })}
      {...(step
        ? { onBack: step.onBack, onFinish: (answers) => finish({ ...answers }) }
        : {
            onLeave: () => void navigate('/answers'),
            onHandIn: (answers) => handIn({ ...answers }),
          })}
    />
  );
}

/** The body of a refused save: the version that was saved elsewhere. */
const savedElsewhere = v.object({
  hashcode: v.string(),
  version: v.optional(v.number()),
  answers: v.nullish(v.record(v.string(), v.unknown())),
});

function failureOf(outcome: Exclude<SaveOutcome, 'kept'>): HandInFailure {
  return 'newer' in outcome ? { message: words.changedElsewhere, newer: outcome.newer } : outcome;
}
