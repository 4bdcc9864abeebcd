import { contests } from '@callboard/api-contract';
import { collaboratorsOverride } from './collaborators/collaborators.overrides';
import { formInstancesOverride } from './forms/formInstances.overrides';
import { conversationMembersOverride } from './messaging/conversationMembers.overrides';
import { conversationsOverride } from './messaging/conversations.overrides';
import { messagesOverride } from './messaging/messages.overrides';
import type { ActionTools } from './sessions/actions/userAction';
import { createQueueInvitation } from './sessions/activations/activationMail';
import { userActivationsOverride } from './sessions/activations/userActivations.overrides';
import type { RecordOverride } from './records/createRecords';

/** The collections whose verbs do more than their definitions say: a line each. */
export function recordOverrides(tools: ActionTools): ReadonlyMap<string, RecordOverride> {
  return new Map<string, RecordOverride>([
    ...Object.values(contests).map(
      ({ collaborators }) => [collaborators.name, collaboratorsOverride] as const,
    ),
    ['conversationMembers', conversationMembersOverride],
    ['conversations', conversationsOverride],
    ['formInstances', formInstancesOverride],
    ['messages', messagesOverride],
    ['userActivations', userActivationsOverride(createQueueInvitation(tools))],
  ]);
}
