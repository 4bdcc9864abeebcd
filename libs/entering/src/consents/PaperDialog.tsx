import { actions } from '@callboard/api-client/actions';
import {
  maxLengthsOfConsent as longest,
  type ConsentMember,
  type EntryConsents,
} from '@callboard/api-contract/consents';
import { translate } from '@callboard/language';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select, TextArea, TextInput } from '@callboard/ui-kit/inputs';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { consentMessages as words } from './consentMessages';

export interface PaperDialogProps {
  entry: string;
  member: ConsentMember;
  kinds: EntryConsents['kinds'];
  onClose: () => void;
}

/** Records what a guardian answered on paper: staff copy it, and it is stored as their answer. */
export function PaperDialog({ entry, member, kinds, onClose }: PaperDialogProps) {
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [isChecked, setChecked] = useState(false);
  const [recordConsents, { isLoading }] = actions.recordConsents.useAction();
  const alerts = useAlerts();
  const options = [
    { value: '', label: '–' },
    { value: 'yes', label: words.yes },
    { value: 'no', label: words.no },
  ];
  const given = kinds.flatMap(({ kind }) => (answers[kind] ? [{ kind, yes: answers[kind] === 'yes' }] : []));
  const isNameMissing = name.trim() === '';

  async function save() {
    setChecked(true);
    if (isNameMissing || given.length < kinds.length) return;
    const outcome = await recordConsents({
      entry,
      participant: member.hashcode,
      name: name.trim(),
      note: note.trim() || null,
      answers: given,
    });
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.paperSaved });
    onClose();
  }

  return (
    <Dialog
      open
      width={520}
      title={words.paperOf(member.name)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isLoading} onClick={() => void save()}>
            {words.save}
          </Button>
        </>
      }
    >
      <Stack>
        <Banner kind="info">{words.paperIntro}</Banner>
        {kinds.map(({ kind, label }) => (
          <Field
            key={kind}
            label={translate(label)}
            required
            error={isChecked && !answers[kind] ? words.paperMissing : undefined}
          >
            <Select
              options={options}
              value={answers[kind] ?? ''}
              onChange={({ target }) => setAnswers({ ...answers, [kind]: target.value })}
            />
          </Field>
        ))}
        <Field
          label={words.paperSigned}
          required
          error={isChecked && isNameMissing ? words.nameMissing : undefined}
        >
          <TextInput value={name} maxLength={longest.name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field label={words.paperNote}>
          <TextArea value={note} maxLength={longest.note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </Stack>
    </Dialog>
  );
}
