import { collectionNamed, limits, maxLengthOf } from '@callboard/api-contract';
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
import { recordHooksFor } from '@callboard/api-client/collections';
import { canEver, useActor } from '@callboard/records';
import { FormPanel, toBody, toFailure } from '@callboard/records/form';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { conversationMessages as words } from './conversationMessages';

export interface NewConversationProps {
  onClose: () => void;
}

const nothing = {};
const active = [{ field: 'status', operator: 'eq', value: 'active' }] as const;
const fieldComponents: FieldComponents = {
  users: (props: FieldControlProps) => <PickerControl {...props} collection="users" filters={active} />,
  event: (props: FieldControlProps) => <PickerControl {...props} collection="events" canAdd={false} />,
};

/** Starts a conversation with a subject, members and a first message. */
export function NewConversation({ onClose }: NewConversationProps) {
  // The members and the first message of a new conversation are fields of other records.
  const [create] = recordHooksFor('conversations').useCreate();
  const navigate = useNavigate();
  const actor = useActor();
  const canAdd = canEver(collectionNamed('conversationMembers'), 'create', actor);
  const definitions = useMemo(() => definitionsFor(canAdd), [canAdd]);
  const validate = useMemo(() => validateByDefinitions(definitions), [definitions]);

  async function begin(values: FormValues, onSaved: () => void): Promise<SubmitFailure | undefined> {
    const outcome = await create(toBody(values));
    if (!outcome.ok) return toFailure(outcome.problem);
    onSaved();
    onClose();
    void navigate(`/conversations/${outcome.data.hashcode}`);
    return undefined;
  }

  return (
    <FormPanel title={words.begin} draftName="conversations/new" onClose={onClose}>
      {({ onSaved, ...panel }) => (
        <Stack>
          {!canAdd && <Banner>{words.toStaff}</Banner>}
          <Form
            {...panel}
            definitions={definitions}
            initialValues={nothing}
            validate={validate}
            fieldComponents={fieldComponents}
            submitLabel={words.send}
            onSubmit={(values) => begin(values, onSaved)}
          />
        </Stack>
      )}
    </FormPanel>
  );
}

function definitionsFor(canAdd: boolean): FieldDefinition[] {
  const to: FieldDefinition = {
    name: 'members',
    kind: 'users',
    mode: 'multiple',
    label: words.to,
    description: words.toHint,
  };
  const { subject } = collectionNamed('conversations').fields;
  return [
    ...(canAdd ? [to] : []),
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
