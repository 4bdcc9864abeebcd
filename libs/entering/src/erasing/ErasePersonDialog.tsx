import { actions, queries } from '@callboard/api-client/actions';
import { maxLengthOfReason } from '@callboard/api-contract';
import type { QueryOutputOf } from '@callboard/api-contract/queries';
import { QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Field, TextArea, TextInput } from '@callboard/ui-kit/inputs';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { ErasePreview } from './ErasePreview';
import { FoundTexts, leftByDefault } from './FoundTexts';
import styles from './erasing.module.css';
import { erasingMessages as words } from './erasingMessages';

export interface ErasePersonDialogProps {
  person: string;
  onClose: () => void;
}

/** Erases a person for good: shows what goes and what stays, and requires a reason and the name. */
export function ErasePersonDialog({ person, onClose }: ErasePersonDialogProps) {
  const { data, problem, isLoading, refetch } = queries.erasePreview.useQuery({ person });
  const isOpen = data?.refusal === null;
  return (
    <Dialog
      open
      role="alertdialog"
      width={600}
      title={words.eraseTitle}
      onOpenChange={onClose}
      actions={isOpen ? undefined : <Button onClick={onClose}>{words.cancel}</Button>}
    >
      <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={8} />}>
        {(preview) =>
          preview.refusal === null ? (
            <EraseForm person={person} preview={preview} onClose={onClose} />
          ) : (
            <Banner kind="warning">{words.refusals[preview.refusal]}</Banner>
          )
        }
      </QueryView>
    </Dialog>
  );
}

interface EraseFormProps {
  person: string;
  preview: QueryOutputOf<'erasePreview'>;
  onClose: () => void;
}

function EraseForm({ person, preview, onClose }: EraseFormProps) {
  const [reason, setReason] = useState('');
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [left, setLeft] = useState(() => leftByDefault(preview));
  const [erase, { isLoading }] = actions.erasePerson.useAction();
  const alerts = useAlerts();
  const isReasonMissing = reason.trim() === '';
  const isNameWrong = name.trim() !== preview.name;

  async function onErase() {
    setChecked(true);
    if (isReasonMissing || isNameWrong) return;
    const outcome = await erase({ person, name: name.trim(), reason: reason.trim(), leave: [...left] });
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.erased });
    onClose();
  }

  return (
    <Stack>
      <Banner kind="warning" title={words.noUndo}>
        {words.noUndoText(preview.pseudonym)}
      </Banner>
      <ErasePreview preview={preview} />
      <FoundTexts preview={preview} left={left} onChange={setLeft} />
      <Field
        label={words.reason}
        required
        description={words.reasonHint}
        error={isChecked && isReasonMissing ? words.reasonMissing : undefined}
      >
        <TextArea
          value={reason}
          maxLength={maxLengthOfReason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <Field
        label={words.confirm(preview.name)}
        required
        error={isChecked && isNameWrong ? words.confirmMissing : undefined}
      >
        <TextInput value={name} autoComplete="off" onChange={({ target }) => setName(target.value)} />
      </Field>
      <div className={styles.actions}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button variant="danger" icon="trash" isBusy={isLoading} onClick={() => void onErase()}>
          {words.eraseNow}
        </Button>
      </div>
    </Stack>
  );
}
