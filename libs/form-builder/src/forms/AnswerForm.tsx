import { actions } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { FormFill } from '../fill/FormFill/FormFill';
import type { FillFailure } from '../fill/FormFill/FormFill.types';
import type { SaveOutcome } from '../fill/autosave/createAutosave';
import { usePageQuery } from '@callboard/records';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { answerFiles } from './answerFiles';
import { formMessages as words } from './formMessages';
import { openAnswerDraft } from './openAnswerDraft';
import { useBeginAnswer, type AnsweredFor } from './useBeginAnswer';
import { useOwnAddress } from './useOwnAddress';

type Begun = Pick<RecordOf<'formInstances'>, 'hashcode' | 'version' | 'answers' | 'modified'>;

export interface AnswerFormProps {
  content: NonNullable<RecordOf<'formEditions'>['content']>;
  /** Earlier answers; null while nothing is stored. */
  begun: Begun | null;
  /** Target of the first answers. */
  begins?: AnsweredFor;
  /** Called before they are. */
  onBegin?: () => void;
  /** Makes the form a step of something larger, which submits it: where it goes on and back. */
  step?: { onNext: () => void; onBack: () => void };
}

type Stored = Pick<Begun, 'hashcode' | 'version'>;

/**
 * A form that saves while the user types, and stores nothing before; each save is based on the version that the previous one made. What is
 * not saved yet is in a draft of the browser.
 */
export function AnswerForm({ content, begun, begins, onBegin, step }: AnswerFormProps) {
  const stored = useRef<Stored | null>(begun);
  const [hashcode, setHashcode] = useState(begun?.hashcode);
  const [patch] = collections.formInstances.usePatch();
  const [submitForm] = actions.submitForm.useAction();
  const [params, setParams] = usePageQuery();
  const navigate = useNavigate();
  const alerts = useAlerts();
  const components = answerFiles(hashcode, () => keep({}));
  const address = useOwnAddress();
  const begin = useBeginAnswer();
  const [draft] = useState(() => openAnswerDraft(draftName(begun, begins)));

  // Leaves the draft in the browser's storage for the page that opens these answers next.
  useEffect(() => draft.close, [draft]);

  async function keep(answers: Record<string, unknown>): Promise<SaveOutcome> {
    const { current } = stored;
    if (!current) onBegin?.();
    const outcome = current
      ? await patch(current.hashcode, { answers }, current.version)
      : begins && (await begin(begins, answers));
    if (!outcome) return { message: words.noForm };
    if (outcome.ok) {
      take(outcome.data);
      return 'kept';
    }
    if ('found' in outcome) return merged(outcome.found);
    const { problem } = outcome;
    if (problem.kind === 'stale') return merged(problem.current);
    return { message: problem.message, ...(problem.kind === 'invalid' && { fields: problem.fields }) };
  }

  /** Goes on from what the server has now. */
  function take(next: Stored) {
    const isFirst = stored.current === null;
    stored.current = next;
    if (!isFirst) return;
    setHashcode(next.hashcode);
    draft.rename(draftName(next, begins));
    if (!step) address.take(`/answers/${next.hashcode}`);
  }

  /** Goes on from the version that was saved elsewhere; the form merges its answers. */
  function merged(current: unknown): SaveOutcome {
    const newer = v.safeParse(savedElsewhere, current);
    if (!newer.success) return { message: words.answersGone };
    take(newer.output);
    return { newer: newer.output.answers ?? {} };
  }

  async function finish(answers: Record<string, unknown>) {
    // A form that no one answers is not begun.
    const isEmpty = stored.current === null && Object.keys(answers).length === 0;
    const saved = isEmpty ? 'kept' : await keep(answers);
    if (saved !== 'kept') return failureOf(saved);
    step?.onNext();
    return undefined;
  }

  async function submit(answers: Record<string, unknown>) {
    const saved = await keep(answers);
    if (saved !== 'kept') return failureOf(saved);
    if (!stored.current) return { message: words.noForm };
    const target = stored.current.hashcode;
    const outcome = await submitForm(target);
    if (!outcome.ok) return { message: outcome.problem.message };
    alerts.show({ kind: 'success', message: words.submitted });
    if (!begun) void navigate(`/answers/${target}`, { replace: true });
    return undefined;
  }

  return (
    <FormFill
      content={content}
      answers={begun?.answers ?? {}}
      draft={draft}
      fieldComponents={components}
      savedAt={begun?.modified}
      initialPage={params.get('page') ?? undefined}
      initialField={params.get('field') ?? undefined}
      onPageChange={(page) => {
        if (!address.open(page)) setParams({ page }, { replace: true });
      }}
      onKeep={(answers) => keep({ ...answers })}
      {...(step
        ? { onBack: step.onBack, onFinish: (answers) => finish({ ...answers }) }
        : {
            onLeave: () => void navigate('/answers'),
            onSubmit: (answers) => submit({ ...answers }),
          })}
    />
  );
}

/** The name of the draft of answers, or of those that are begun for something. */
function draftName(stored: Pick<Stored, 'hashcode'> | null, begins: AnsweredFor | undefined): string {
  if (stored) return `answers/${stored.hashcode}`;
  const { definition = '', task = '', entry = '' } = begins ?? {};
  return `answers/new/${definition}/${task}/${entry}`;
}

/** The body of a refused save: the version that was saved elsewhere. */
const savedElsewhere = v.object({
  hashcode: v.string(),
  version: v.optional(v.number()),
  answers: v.nullish(v.record(v.string(), v.unknown())),
});

function failureOf(outcome: Exclude<SaveOutcome, 'kept'>): FillFailure {
  return 'newer' in outcome ? { message: words.changedElsewhere, newer: outcome.newer } : outcome;
}
