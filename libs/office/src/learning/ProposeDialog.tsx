import { actions } from '@callboard/api-client/actions';
import { isLink } from '@callboard/api-contract/text';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextArea, TextInput } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { achievementMessages as words } from './achievementMessages';

export interface ProposeDialogProps {
  /** The hashcode of the creative. */
  creative: string;
  achievement: { hashcode: string; title: string };
  /** Evidence that was shown the last time. */
  evidence?: string | null;
  story?: string | null;
  onClose: () => void;
}

/** Proposes an achievement as reached, with what shows it. */
export function ProposeDialog({ creative, achievement, onClose, ...shown }: ProposeDialogProps) {
  const alerts = useAlerts();
  const [propose, { isLoading }] = actions.proposeAchievement.useAction();
  const [evidence, setEvidence] = useState(shown.evidence ?? '');
  const [story, setStory] = useState(shown.story ?? '');
  const [isChecked, setChecked] = useState(false);
  const [link, note] = [evidence.trim(), story.trim()];
  const isWrong = link !== '' && !isLink(link);
  const isEmpty = link === '' && note === '';

  async function submit() {
    setChecked(true);
    if (isWrong || isEmpty) return;
    const outcome = await propose({
      creative,
      template: achievement.hashcode,
      evidence: link || null,
      story: note || null,
    });
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.proposed });
    onClose();
  }

  return (
    <Dialog
      open
      width={480}
      title={words.proposeOf(achievement.title)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isLoading} onClick={() => void submit()}>
            {words.propose}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{words.proposeText}</p>
        <Field
          label={words.evidence}
          description={words.evidenceHint}
          error={isChecked && isWrong ? words.wrongLink : undefined}
        >
          <TextInput
            type="url"
            maxLength={500}
            autoComplete="off"
            value={evidence}
            onChange={({ currentTarget }) => setEvidence(currentTarget.value)}
          />
        </Field>
        <Field label={words.story} error={isChecked && isEmpty ? words.nothingShown : undefined}>
          <TextArea
            value={story}
            maxLength={2_000}
            onChange={({ currentTarget }) => setStory(currentTarget.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
