import { launchpadCollaborators } from './collaborators/launchpadCollaborators';
import { rockquestCollaborators } from './collaborators/rockquestCollaborators';
import { showquestCollaborators } from './collaborators/showquestCollaborators';
import { submissionCollaborators } from './collaborators/submissionCollaborators';
import { countries } from './countries/countries';
import { launchpadEntries } from './entries/launchpadEntries';
import { rockquestEntries } from './entries/rockquestEntries';
import { showquestEntries } from './entries/showquestEntries';
import { submissionEntries } from './entries/submissionEntries';
import { formDefinitions } from './forms/formDefinitions';
import { formEditions } from './forms/formEditions';
import { formInstances } from './forms/formInstances';
import { inventoryInstances } from './inventory/inventoryInstances';
import { conversationMembers } from './messaging/conversationMembers';
import { conversations } from './messaging/conversations';
import { messages } from './messaging/messages';
import { launchpadParticipants } from './participants/launchpadParticipants';
import { rockquestParticipants } from './participants/rockquestParticipants';
import { showquestParticipants } from './participants/showquestParticipants';
import { submissionParticipants } from './participants/submissionParticipants';
import { tags } from './tags/tags';
import { tasks } from './tasks/tasks';
import { taskTemplates } from './tasks/taskTemplates';
import { userActivations } from './user-activations/userActivations';
import { users } from './users/users';

/** All other collections: a page fetches them together, when the first screen asks for one of them. */
export const laterCollections = {
  conversationMembers,
  conversations,
  countries,
  formDefinitions,
  formEditions,
  formInstances,
  inventoryInstances,
  launchpadCollaborators,
  launchpadEntries,
  launchpadParticipants,
  messages,
  rockquestCollaborators,
  rockquestEntries,
  rockquestParticipants,
  showquestCollaborators,
  showquestEntries,
  showquestParticipants,
  submissionCollaborators,
  submissionEntries,
  submissionParticipants,
  tags,
  tasks,
  taskTemplates,
  userActivations,
  users,
} as const;
