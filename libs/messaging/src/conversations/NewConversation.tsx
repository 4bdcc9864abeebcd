import { limits, maxLengthOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import {
  Form,
  validateByDefinitions,
  type FieldComponents,
  type FieldControlProps,
  type FieldDefinition,
  type FormValues,
  type SubmitFailure,
} from '@callboard/forms';
import { PickerControl } from '@callboard/pickers';
import { collections } from '@callboard/api-client/collections';
import { FormPanel, toBody, toFailure } from '@callboard/records/form';
import type { NewConversationProps } from '@callboard/records/profile';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { conversationMessages as words } from './conversationMessages';
import { RecipientsControl } from './RecipientsControl';

const nothing = {};
const fieldComponents: FieldComponents = {
  users: RecipientsControl,
  event: (props: FieldControlProps) => <PickerControl {...props} collection="events" canAdd={false} />,
};

/** Starts a conversation with a subject, members and a first message. */
export function NewConversation({ about, onClose }: NewConversationProps) {
  // The members and the first message of a new conversation are fields of other records.
  const [create] = collections.conversations.useCreate();
  const navigate = useNavigate();
  const definitions = useMemo(definitionsOf, []);
  const validate = useMemo(() => validateByDefinitions(definitions), [definitions]);
  // The form begins again with other initial values.
  const [initialValues] = useState(() => (about ? { ...about, members: [...about.members] } : nothing));
  const draftName = about
    ? `conversations/new/${about.event?.hashcode ?? ''}/${about.subject}`
    : 'conversations/new';

  async function begin(values: FormValues, onSaved: () => void): Promise<SubmitFailure | undefined> {
    const body = toBody(values);
    const outcome = await create({ ...body, subject: String(body['subject']) });
    if (!outcome.ok) return toFailure(outcome.problem);
    onSaved();
    onClose();
    void navigate(`/conversations/${outcome.data.hashcode}`);
    return undefined;
  }

  return (
    <FormPanel title={words.begin} draftName={draftName} onClose={onClose}>
      {({ onSaved, ...panel }) => (
        <Form
          {...panel}
          definitions={definitions}
          initialValues={initialValues}
          validate={validate}
          fieldComponents={fieldComponents}
          submitLabel={words.send}
          onSubmit={(values) => begin(values, onSaved)}
        />
      )}
    </FormPanel>
  );
}

function definitionsOf(): FieldDefinition[] {
  const { subject } = collectionNamed('conversations').fields;
  return [
    { name: 'members', kind: 'users', mode: 'multiple', label: words.to, description: words.toHint },
    {
      name: 'subject',
      kind: 'text',
      label: words.subject,
      required: true,
      maxLength: subject && maxLengthOf(subject),
    },
    { name: 'event', kind: 'event', label: words.about },
    {
      name: 'body',
      kind: 'textarea',
      label: words.message,
      required: true,
      maxLength: limits.maxMessageLength,
    },
  ];
}
