import { actions } from '@callboard/api-client/actions';
import { isEmail, isPhone } from '@callboard/api-contract/text';
import {
  maxLengthsOfConsent as longest,
  type ConsentMember,
  type ContactData,
} from '@callboard/api-contract/consents';
import { translate } from '@callboard/language';
import { useZone } from '@callboard/records';
import { formatDay, formatInstant } from '@callboard/ui-kit/dates';
import { KeyValueList } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextArea, TextInput } from '@callboard/ui-kit/inputs';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { consentMessages as words } from './consentMessages';

export interface ContactDialogProps {
  entry: string;
  member: ConsentMember;
  contact: ContactData;
  onClose: () => void;
}

/** Contact of a member, what must be known of them, and what their guardian wrote. */
export function ContactDialog({ entry, member, contact, onClose }: ContactDialogProps) {
  const { guardian, date_of_birth, answers } = contact;
  const zone = useZone();
  const [name, setName] = useState(guardian?.name ?? '');
  const [email, setEmail] = useState(guardian?.email ?? '');
  const [phone, setPhone] = useState(guardian?.phone ?? '');
  const [medical, setMedical] = useState(guardian?.medical_notes ?? '');
  const [isChecked, setChecked] = useState(false);
  const [saveGuardian, { isLoading }] = actions.saveGuardian.useAction();
  const alerts = useAlerts();
  const isNameMissing = name.trim() === '';
  const isPhoneInvalid = phone.trim() !== '' && !isPhone(phone.trim());
  const isEmailInvalid = email.trim() !== '' && !isEmail(email.trim());

  async function save() {
    setChecked(true);
    if (isNameMissing || isEmailInvalid || isPhoneInvalid) return;
    const outcome = await saveGuardian({
      entry,
      participant: member.hashcode,
      guardian: {
        name: name.trim(),
        email: email.trim() || null,
        phone: phone.trim() || null,
        medical_notes: medical.trim() || null,
      },
    });
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.saved });
    onClose();
  }

  return (
    <Dialog
      open
      width={520}
      title={words.contactOf(member.name)}
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
        <Banner kind="info">{words.noted}</Banner>
        <Field label={words.name} required error={isChecked && isNameMissing ? words.nameMissing : undefined}>
          <TextInput value={name} maxLength={longest.name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field label={words.email} error={isChecked && isEmailInvalid ? words.emailInvalid : undefined}>
          <TextInput
            type="email"
            value={email}
            maxLength={longest.email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
        <Field label={words.phone} error={isChecked && isPhoneInvalid ? words.phoneInvalid : undefined}>
          <TextInput
            type="tel"
            value={phone}
            maxLength={longest.phone}
            onChange={({ target }) => setPhone(target.value)}
          />
        </Field>
        <Field label={words.medical} description={words.medicalHelp}>
          <TextArea
            value={medical}
            maxLength={longest.medical_notes}
            onChange={({ target }) => setMedical(target.value)}
          />
        </Field>
        <KeyValueList
          layout="stacked"
          items={[
            { label: words.born, value: date_of_birth === null ? null : formatDay(date_of_birth) },
            ...answers.map((answer) => ({
              label: `${translate(answer.label)}: ${words.answers[answer.answer]}`,
              value: [
                words.signed(answer.name, formatInstant(answer.at, zone)),
                answer.recorded_by && words.recordedBy(answer.recorded_by),
                answer.note,
              ]
                .filter((text) => text !== null)
                .join('. '),
            })),
          ]}
        />
      </Stack>
    </Dialog>
  );
}
