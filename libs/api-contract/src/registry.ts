import { accountRequests } from './accounts/collections/accountRequests';
import { customRoles } from './accounts/collections/customRoles';
import { userActivations } from './accounts/collections/userActivations';
import { users } from './accounts/collections/users';
import { floorPlans } from './booking/collections/floorPlans';
import { floorPlanVersions } from './booking/collections/floorPlanVersions';
import { generalAdmissionDefinitions } from './booking/collections/generalAdmissionDefinitions';
import { generalAdmissionGroups } from './booking/collections/generalAdmissionGroups';
import { generalAdmissionPrices } from './booking/collections/generalAdmissionPrices';
import { merchandise } from './booking/collections/merchandise';
import { merchandiseGroups } from './booking/collections/merchandiseGroups';
import { merchandiseLines } from './booking/collections/merchandiseLines';
import { orderRequests } from './booking/collections/orderRequests';
import { orders } from './booking/collections/orders';
import { payments } from './booking/collections/payments';
import { performancePriceGroups } from './booking/collections/performancePriceGroups';
import { pricePlans } from './booking/collections/pricePlans';
import { priceTypes } from './booking/collections/priceTypes';
import { seatHolds } from './booking/collections/seatHolds';
import { seatMapCodes } from './booking/collections/seatMapCodes';
import { seatMaps } from './booking/collections/seatMaps';
import { seatPrices } from './booking/collections/seatPrices';
import { tickets } from './booking/collections/tickets';
import { vouchers } from './booking/collections/vouchers';
import { waitingParties } from './booking/collections/waitingParties';
import type { CollectionName } from './collectionName';
import { gameResults } from './competition/collections/gameResults';
import { panelJudges } from './competition/collections/panelJudges';
import { rubrics } from './competition/collections/rubrics';
import { scoreSheets } from './competition/collections/scoreSheets';
import { stageEntries } from './competition/collections/stageEntries';
import { stages } from './competition/collections/stages';
import type { Collection } from './defineCollection';
import { decisionMails } from './entries/collections/decisionMails';
import { eligibilityRules } from './entries/collections/eligibilityRules';
import { collaborators, entries, participants } from './entries/contests';
import { acceptedPaymentCards } from './finance/collections/acceptedPaymentCards';
import { accountingDebitCredits } from './finance/collections/accountingDebitCredits';
import { accountingEntries } from './finance/collections/accountingEntries';
import { bookkeepingAccounts } from './finance/collections/bookkeepingAccounts';
import { creditNotes } from './finance/collections/creditNotes';
import { invoices } from './finance/collections/invoices';
import { paymentMethods } from './finance/collections/paymentMethods';
import { taxes } from './finance/collections/taxes';
import { formDefinitions } from './forms/collections/formDefinitions';
import { formEditions } from './forms/collections/formEditions';
import { formInstances } from './forms/collections/formInstances';
import { cells, pages, rows, widgets } from './layouts/collections/layoutParts';
import { layouts } from './layouts/collections/layouts';
import { layoutVersions } from './layouts/collections/layoutVersions';
import { announcementReceivers } from './messaging/collections/announcementReceivers';
import { announcements } from './messaging/collections/announcements';
import { announcementTargets } from './messaging/collections/announcementTargets';
import { conversationMembers } from './messaging/collections/conversationMembers';
import { conversations } from './messaging/collections/conversations';
import { messages } from './messaging/collections/messages';
import { absences } from './office/collections/absences';
import { employees } from './office/collections/employees';
import { inventoryInstances } from './office/collections/inventoryInstances';
import { inventoryReservations } from './office/collections/inventoryReservations';
import { milestones } from './office/collections/milestones';
import { projects } from './office/collections/projects';
import { projectTasks } from './office/collections/projectTasks';
import { reportReceivers } from './office/collections/reportReceivers';
import { reports } from './office/collections/reports';
import { suppliers } from './office/collections/suppliers';
import { teams } from './office/collections/teams';
import { workDocuments } from './office/collections/workDocuments';
import { achievementInstances } from './people/collections/achievementInstances';
import { achievementTemplates } from './people/collections/achievementTemplates';
import { achievementTypes } from './people/collections/achievementTypes';
import { contactNotes } from './people/collections/contactNotes';
import { creativeFields } from './people/collections/creativeFields';
import { disciplines } from './people/collections/disciplines';
import { genders } from './people/collections/genders';
import { individuals } from './people/collections/individuals';
import { mentors } from './people/collections/mentors';
import { microBadges } from './people/collections/microBadges';
import { organizationStructures } from './people/collections/organizationStructures';
import { relations } from './people/collections/relations';
import type { DraftOfFields, PatchOfFields, RecordOfFields } from './record';
import { resources } from './resources/collections/resources';
import { resourceTargets } from './resources/collections/resourceTargets';
import { resourceVersions } from './resources/collections/resourceVersions';
import { events } from './scheduling/collections/events';
import { performances } from './scheduling/collections/performances';
import { scheduleEvents } from './scheduling/collections/scheduleEvents';
import { shifts } from './scheduling/collections/shifts';
import { showSteps } from './scheduling/collections/showSteps';
import { timeSlots } from './scheduling/collections/timeSlots';
import { tags } from './tags/collections/tags';
import { tasks } from './tasks/collections/tasks';
import { taskTemplateAssociations } from './tasks/collections/taskTemplateAssociations';
import { taskTemplates } from './tasks/collections/taskTemplates';
import { countries } from './venues/collections/countries';
import { regions } from './venues/collections/regions';
import { spaces } from './venues/collections/spaces';
import { venues } from './venues/collections/venues';
import { savedViews } from './views/collections/savedViews';

/**
 * Every collection, by its key: data of about a kilobyte each, which the pages in front of the sign-in do not import. Code that works
 * with any collection asks `collectionNamed`, which has no literal types.
 */
export const registry = {
  absences,
  acceptedPaymentCards,
  accountingDebitCredits,
  accountingEntries,
  accountRequests,
  achievementInstances,
  achievementTemplates,
  achievementTypes,
  announcementReceivers,
  announcements,
  announcementTargets,
  bookkeepingAccounts,
  cells,
  collaborators,
  contactNotes,
  conversationMembers,
  conversations,
  countries,
  creativeFields,
  creditNotes,
  customRoles,
  decisionMails,
  disciplines,
  eligibilityRules,
  employees,
  entries,
  events,
  floorPlans,
  floorPlanVersions,
  formDefinitions,
  formEditions,
  formInstances,
  gameResults,
  genders,
  generalAdmissionDefinitions,
  generalAdmissionGroups,
  generalAdmissionPrices,
  individuals,
  inventoryInstances,
  inventoryReservations,
  invoices,
  layouts,
  layoutVersions,
  mentors,
  merchandise,
  merchandiseGroups,
  merchandiseLines,
  messages,
  microBadges,
  milestones,
  orderRequests,
  orders,
  organizationStructures,
  pages,
  panelJudges,
  participants,
  paymentMethods,
  payments,
  performancePriceGroups,
  performances,
  pricePlans,
  priceTypes,
  projects,
  projectTasks,
  regions,
  relations,
  reportReceivers,
  reports,
  resources,
  resourceTargets,
  resourceVersions,
  rows,
  rubrics,
  savedViews,
  scheduleEvents,
  scoreSheets,
  seatHolds,
  seatMapCodes,
  seatMaps,
  seatPrices,
  shifts,
  showSteps,
  spaces,
  stageEntries,
  stages,
  suppliers,
  tags,
  tasks,
  taskTemplateAssociations,
  taskTemplates,
  taxes,
  teams,
  tickets,
  timeSlots,
  userActivations,
  users,
  venues,
  vouchers,
  waitingParties,
  widgets,
  workDocuments,
} as const satisfies Record<CollectionName, Collection>;

type FieldsOf<N extends CollectionName> = (typeof registry)[N]['fields'];

/** A record as it is read: `RecordOf<'venues'>`. */
export type RecordOf<N extends CollectionName> = RecordOfFields<FieldsOf<N>>;
/** What creating one sends. */
export type DraftOf<N extends CollectionName> = DraftOfFields<FieldsOf<N>>;
/** What changing one sends. */
export type PatchOf<N extends CollectionName> = PatchOfFields<FieldsOf<N>>;
