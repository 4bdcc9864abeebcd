import { announcementsOverride } from './subjects/announcements/announcements.overrides';
import { performancesOverride } from './subjects/booking/changes/performances.overrides';
import { seatMapsOverride } from './subjects/booking/changes/seatMaps.overrides';
import { generalAdmissionDefinitionsOverride } from './subjects/booking/sale/generalAdmissionDefinitions.overrides';
import { collaboratorsOverride } from './subjects/entering/collaborators/collaborators.overrides';
import { personalDataOverride } from './engine/personal-data/personalData.overrides';
import { decisionMailsOverride } from './subjects/entering/decisions/decisionMails.overrides';
import { eligibilityRulesOverride } from './subjects/entering/eligibility/eligibilityRules.overrides';
import { entriesOverride } from './subjects/entering/eligibility/entries.overrides';
import { formInstancesOverride } from './subjects/forms/formInstances.overrides';
import { assetsOverride, reservationsOverride } from './subjects/inventory/inventory.overrides';
import { widgetsOverride } from './subjects/dashboards/layouts/widgets.overrides';
import { conversationMembersOverride } from './subjects/messaging/conversationMembers.overrides';
import { conversationsOverride } from './subjects/messaging/conversations.overrides';
import { messagesOverride } from './subjects/messaging/messages.overrides';
import type { ActionTools } from './engine/tools/ActionTools';
import { createQueueInvitation } from './engine/sessions/activations/activationMail';
import { userActivationsOverride } from './engine/sessions/activations/userActivations.overrides';
import { panelJudgesOverride } from './subjects/judging/panelJudges.overrides';
import { progressionRulesOverride } from './subjects/judging/progressionRules.overrides';
import { rubricsOverride, stageEntriesOverride, stagesOverride } from './subjects/judging/judging.overrides';
import { gameResultsOverride } from './subjects/leagues/gameResults.overrides';
import { achievementsOverride } from './subjects/people/achievements.overrides';
import { individualsOverride } from './subjects/people/individuals.overrides';
import { reportReceiversOverride } from './subjects/reports/reportReceivers.overrides';
import { reportsOverride } from './subjects/reports/reports.overrides';
import { resourcesOverride } from './subjects/resources/resources.overrides';
import { customRolesOverride, usersOverride } from './subjects/roles/customRoles.overrides';
import { taskTemplateAssociationsOverride } from './subjects/tasks/taskTemplateAssociations.overrides';
import { targetsOverride } from './engine/targets/targets.overrides';
import { tasksOverride } from './subjects/tasks/tasks.overrides';
import { savedViewsOverride } from './subjects/views/savedViews.overrides';
import type { RecordOverride } from './engine/records/createRecords';

/** The collections whose verbs do more than their definitions declare: a line each. */
export function recordOverrides(tools: ActionTools): ReadonlyMap<string, RecordOverride> {
  return new Map<string, RecordOverride>([
    ['collaborators', collaboratorsOverride(tools)],
    ['participants', personalDataOverride],
    ['achievementInstances', achievementsOverride],
    ['announcementTargets', targetsOverride('announcement')],
    ['announcements', announcementsOverride],
    ['entries', entriesOverride],
    ['conversationMembers', conversationMembersOverride],
    ['conversations', conversationsOverride],
    ['decisionMails', decisionMailsOverride],
    ['eligibilityRules', eligibilityRulesOverride],
    ['formInstances', formInstancesOverride],
    ['gameResults', gameResultsOverride],
    ['inventoryInstances', assetsOverride],
    ['inventoryReservations', reservationsOverride],
    ['individuals', individualsOverride],
    ['reportReceivers', reportReceiversOverride],
    ['reports', reportsOverride],
    ['resourceTargets', targetsOverride('resource')],
    ['resources', resourcesOverride],
    ['messages', messagesOverride],
    ['performances', performancesOverride],
    ['savedViews', savedViewsOverride],
    ['seatMaps', seatMapsOverride],
    ['generalAdmissionDefinitions', generalAdmissionDefinitionsOverride],
    ['taskTemplates', tasksOverride],
    ['tasks', tasksOverride],
    ['taskTemplateAssociations', taskTemplateAssociationsOverride],
    ['widgets', widgetsOverride],
    ['users', usersOverride],
    ['customRoles', customRolesOverride],
    ['panelJudges', panelJudgesOverride],
    ['progressionRules', progressionRulesOverride],
    ['rubrics', rubricsOverride],
    ['stageEntries', stageEntriesOverride],
    ['stages', stagesOverride],
    ['userActivations', userActivationsOverride(createQueueInvitation(tools))],
  ]);
}
