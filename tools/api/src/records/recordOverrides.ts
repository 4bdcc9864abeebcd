import { contests } from '@callboard/api-contract';
import { collaboratorsOverride } from '../collaborators/collaborators.overrides';
import { formDefinitionsOverride } from '../forms/formDefinitions.overrides';
import { formInstancesOverride } from '../forms/formInstances.overrides';
import { conversationMembersOverride } from '../messaging/conversationMembers.overrides';
import { conversationsOverride } from '../messaging/conversations.overrides';
import { messagesOverride } from '../messaging/messages.overrides';
import type { ActionTools } from '../sessions/actions/userAction';
import { activationMail } from '../sessions/activations/activationMail';
import { userActivationsOverride } from '../sessions/activations/userActivations.overrides';
import { taskTemplatesOverride } from '../tasks/taskTemplates.overrides';
import type { RecordOverride } from './createRecords';

/** The collections whose verbs do more than their definitions say: a line each. */
export function recordOverrides({ mails, settings }: ActionTools): ReadonlyMap<string, RecordOverride> {
  const invitations = userActivationsOverride((transaction, invited) =>
    mails.queue(transaction, invited.tenant, activationMail(settings, invited)),
  );
  return new Map<string, RecordOverride>([
    ...Object.values(contests).map(
      ({ collaborators }) => [collaborators.name, collaboratorsOverride] as const,
    ),
    ['conversationMembers', conversationMembersOverride],
    ['conversations', conversationsOverride],
    ['formDefinitions', formDefinitionsOverride],
    ['formInstances', formInstancesOverride],
    ['messages', messagesOverride],
    ['taskTemplates', taskTemplatesOverride],
    ['userActivations', invitations],
  ]);
}
