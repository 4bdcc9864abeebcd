import { actions } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import type { FormContent } from '@callboard/api-contract/forms';
import { lostAnswers, rewordedOptions, type LostField, type RewordedOption } from '@callboard/domain/forms';
import { QueryView } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { RadioGroup } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { formMessages as words } from './formMessages';
import { mostAnswers, useAnswersOf } from './useAnswersOf';
import type { Workshop } from './useWorkshop';

export interface PublishDialogProps {
  form: RecordOf<'formDefinitions'>;
  workshop: Workshop;
  onClose: () => void;
}

const stillOpen = [{ field: 'status', operator: 'eq', value: 'open' }] as const;

type Answers = 'keep' | 'carry';

/** Explains what publishing means for existing answers. If some would be lost, the user decides what happens to them. */
export function PublishDialog({ form, workshop, onClose }: PublishDialogProps) {
  const consequences = useConsequences(form, workshop.content);
  const [answers, setAnswers] = useState<Answers>();
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [publishForm] = actions.publishForm.useAction();
  const alerts = useAlerts();
  const { value } = consequences;

  async function publish() {
    if (value?.mustChoose && !answers) return setMissing(true);
    setBusy(true);
    const isSaved = await workshop.save();
    const outcome = isSaved
      ? await publishForm(form.hashcode, answers ? { open_answers: answers } : {})
      : undefined;
    setBusy(false);
    if (!outcome?.ok) return;
    alerts.show({ kind: 'success', message: words.published(form.name) });
    onClose();
  }

  return (
    <Dialog
      open
      width={480}
      title={words.publishTitle(form.name)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isBusy} disabled={!value} onClick={() => void publish()}>
            {words.publish}
          </Button>
        </>
      }
    >
      <QueryView query={consequences}>
        {({ isFirst, open, lost, reworded, mustChoose }) => (
          <Stack>
            <p>{isFirst ? words.firstTime : words.nextTime}</p>
            {open > 0 && !mustChoose && <p>{words.comeAlong(open)}</p>}
            {mustChoose && (
              <>
                {(lost.length > 0 || reworded.length === 0) && <p>{words.wouldLose(open)}</p>}
                {lost.length > 0 && (
                  <ul>
                    {lost.map(({ field, label, count }) => (
                      <li key={field}>{words.lost(label, count)}</li>
                    ))}
                  </ul>
                )}
                {reworded.length > 0 && (
                  <>
                    <p>{words.wouldReword}</p>
                    <ul>
                      {reworded.map(({ field, label, from, to, count }) => (
                        <li key={`${field} ${from}`}>
                          {to === null
                            ? words.removedOption(label, from, count)
                            : words.reworded(label, from, to, count)}
                        </li>
                      ))}
                    </ul>
                  </>
                )}
                <RadioGroup
                  label={words.whatHappens}
                  value={answers}
                  error={isMissing && !answers ? words.chooseFirst : undefined}
                  options={[
                    { value: 'keep', label: words.keep },
                    { value: 'carry', label: words.carry },
                  ]}
                  onValueChange={(next) => setAnswers(next === 'keep' ? 'keep' : 'carry')}
                />
              </>
            )}
          </Stack>
        )}
      </QueryView>
    </Dialog>
  );
}

interface Consequences {
  isFirst: boolean;
  open: number;
  lost: readonly LostField[];
  reworded: readonly RewordedOption[];
  mustChoose: boolean;
}

/** The effect on open answers, computed with the same rules as on the server, which decides. */
function useConsequences(form: RecordOf<'formDefinitions'>, content: FormContent) {
  const isFirst = (form.edition ?? 0) === 0;
  const answers = useAnswersOf(form.hashcode, stillOpen, isFirst);
  const versions = collections.formEditions.useList(
    {
      filters: [{ field: 'definition', operator: 'eq', value: form.hashcode }],
      ordering: ['-number'],
      pageSize: 1,
      fields: ['content'],
    },
    { skip: isFirst },
  );
  const newest = versions.data?.results[0];
  return {
    value: isFirst ? nothing : consequencesOf(),
    problem: answers.problem ?? versions.problem,
    isLoading: answers.isLoading || versions.isLoading,
    retry: () => {
      answers.refetch();
      versions.refetch();
    },
  };

  function consequencesOf(): Consequences | undefined {
    if (!answers.data || !newest?.content) return undefined;
    const { count, results } = answers.data;
    const open = results.filter(({ edition }) => edition.hashcode === newest.hashcode);
    const before = newest.content;
    const given = open.map((each) => each.answers ?? {});
    const lost = lostAnswers(before, content, given);
    const reworded = rewordedOptions(before, content, given);
    const isUncertain = count > mostAnswers;
    return {
      isFirst,
      open: isUncertain ? count : open.length,
      lost,
      reworded,
      mustChoose: lost.length > 0 || reworded.length > 0 || isUncertain,
    };
  }
}

const nothing: Consequences = { isFirst: true, open: 0, lost: [], reworded: [], mustChoose: false };
