import { contests } from '@callboard/api-contract';
import { announcementsOverride } from './announcements/announcements.overrides';
import { performancesOverride } from './booking/changes/performances.overrides';
import { seatMapsOverride } from './booking/changes/seatMaps.overrides';
import { collaboratorsOverride } from './collaborators/collaborators.overrides';
import { personalDataOverride } from './consents/personalData.overrides';
import { decisionMailsOverride } from './decisions/decisionMails.overrides';
import { eligibilityRulesOverride } from './eligibility/eligibilityRules.overrides';
import { entriesOverride } from './eligibility/entries.overrides';
import { formInstancesOverride } from './forms/formInstances.overrides';
import { assetsOverride, reservationsOverride } from './inventory/inventory.overrides';
import { widgetsOverride } from './layouts/widgets.overrides';
import { conversationMembersOverride } from './messaging/conversationMembers.overrides';
import { conversationsOverride } from './messaging/conversations.overrides';
import { messagesOverride } from './messaging/messages.overrides';
import type { ActionTools } from './sessions/actions/userAction';
import { createQueueInvitation } from './sessions/activations/activationMail';
import { userActivationsOverride } from './sessions/activations/userActivations.overrides';
import { reportReceiversOverride } from './reports/reportReceivers.overrides';
import { reportsOverride } from './reports/reports.overrides';
import { resourcesOverride } from './resources/resources.overrides';
import { taskTemplateAssociationsOverride } from './tasks/taskTemplateAssociations.overrides';
import { targetsOverride } from './targets/targets.overrides';
import { tasksOverride } from './tasks/tasks.overrides';
import { savedViewsOverride } from './views/savedViews.overrides';
import type { RecordOverride } from './records/createRecords';

/** The collections whose verbs do more than their definitions say: a line each. */
export function recordOverrides(tools: ActionTools): ReadonlyMap<string, RecordOverride> {
  return new Map<string, RecordOverride>([
    ...Object.values(contests).map(
      ({ collaborators }) => [collaborators.name, collaboratorsOverride(tools)] as const,
    ),
    ...Object.values(contests).map(({ participants }) => [participants.name, personalDataOverride] as const),
    ['announcementTargets', targetsOverride('announcement')],
    ['announcements', announcementsOverride],
    ...Object.values(contests).map(({ entries }) => [entries.name, entriesOverride] as const),
    ['conversationMembers', conversationMembersOverride],
    ['conversations', conversationsOverride],
    ['decisionMails', decisionMailsOverride],
    ['eligibilityRules', eligibilityRulesOverride],
    ['formInstances', formInstancesOverride],
    ['inventoryInstances', assetsOverride],
    ['inventoryReservations', reservationsOverride],
    ['individuals', personalDataOverride],
    ['reportReceivers', reportReceiversOverride],
    ['reports', reportsOverride],
    ['resourceTargets', targetsOverride('resource')],
    ['resources', resourcesOverride],
    ['messages', messagesOverride],
    ['performances', performancesOverride],
    ['savedViews', savedViewsOverride],
    ['seatMaps', seatMapsOverride],
    ['taskTemplates', tasksOverride],
    ['tasks', tasksOverride],
    ['taskTemplateAssociations', taskTemplateAssociationsOverride],
    ['widgets', widgetsOverride],
    ['userActivations', userActivationsOverride(createQueueInvitation(tools))],
  ]);
}
