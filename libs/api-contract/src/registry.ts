import { accountRequests } from './collections/account-requests/accountRequests';
import { announcementReceivers } from './collections/announcements/announcementReceivers';
import { announcements } from './collections/announcements/announcements';
import { announcementTargets } from './collections/announcements/announcementTargets';
import { floorPlans } from './collections/booking/floorPlans';
import { floorPlanVersions } from './collections/booking/floorPlanVersions';
import { generalAdmissionDefinitions } from './collections/booking/generalAdmissionDefinitions';
import { generalAdmissionGroups } from './collections/booking/generalAdmissionGroups';
import { generalAdmissionPrices } from './collections/booking/generalAdmissionPrices';
import { merchandiseLines } from './collections/booking/merchandiseLines';
import { orderRequests } from './collections/booking/orderRequests';
import { orders } from './collections/booking/orders';
import { payments } from './collections/booking/payments';
import { performancePriceGroups } from './collections/booking/performancePriceGroups';
import { pricePlans } from './collections/booking/pricePlans';
import { priceTypes } from './collections/booking/priceTypes';
import { seatHolds } from './collections/booking/seatHolds';
import { seatMapCodes } from './collections/booking/seatMapCodes';
import { seatMaps } from './collections/booking/seatMaps';
import { seatPrices } from './collections/booking/seatPrices';
import { tickets } from './collections/booking/tickets';
import { vouchers } from './collections/booking/vouchers';
import { waitingParties } from './collections/booking/waitingParties';
import { absences } from './collections/corporation/absences';
import { employees } from './collections/corporation/employees';
import { suppliers } from './collections/corporation/suppliers';
import { teams } from './collections/corporation/teams';
import { workDocuments } from './collections/corporation/workDocuments';
import { collaborators, entries, participants } from './collections/contests';
import { countries } from './collections/countries/countries';
import { contactNotes } from './collections/crm/contactNotes';
import { relations } from './collections/crm/relations';
import { customRoles } from './collections/custom-roles/customRoles';
import { decisionMails } from './collections/decision-mails/decisionMails';
import { eligibilityRules } from './collections/eligibility-rules/eligibilityRules';
import { events } from './collections/events/events';
import { accountingDebitCredits } from './collections/finance/accountingDebitCredits';
import { accountingEntries } from './collections/finance/accountingEntries';
import { acceptedPaymentCards } from './collections/finance/acceptedPaymentCards';
import { bookkeepingAccounts } from './collections/finance/bookkeepingAccounts';
import { creditNotes } from './collections/finance/creditNotes';
import { invoices } from './collections/finance/invoices';
import { merchandise } from './collections/finance/merchandise';
import { merchandiseGroups } from './collections/finance/merchandiseGroups';
import { paymentMethods } from './collections/finance/paymentMethods';
import { taxes } from './collections/finance/taxes';
import { formDefinitions } from './collections/forms/formDefinitions';
import { formEditions } from './collections/forms/formEditions';
import { formInstances } from './collections/forms/formInstances';
import { individuals } from './collections/individuals/individuals';
import { inventoryInstances } from './collections/inventory/inventoryInstances';
import { inventoryReservations } from './collections/inventory/inventoryReservations';
import { cells, pages, rows, widgets } from './collections/layout/layoutParts';
import { layouts } from './collections/layout/layouts';
import { layoutVersions } from './collections/layout/layoutVersions';
import { achievementInstances } from './collections/learning/achievementInstances';
import { achievementTemplates } from './collections/learning/achievementTemplates';
import { achievementTypes } from './collections/learning/achievementTypes';
import { creativeFields } from './collections/learning/creativeFields';
import { disciplines } from './collections/learning/disciplines';
import { genders } from './collections/learning/genders';
import { mentors } from './collections/learning/mentors';
import { microBadges } from './collections/learning/microBadges';
import { conversationMembers } from './collections/messaging/conversationMembers';
import { conversations } from './collections/messaging/conversations';
import { messages } from './collections/messaging/messages';
import { organizationStructures } from './collections/organisations/organizationStructures';
import { performances } from './collections/performances/performances';
import { milestones } from './collections/planning/milestones';
import { projects } from './collections/planning/projects';
import { projectTasks } from './collections/planning/projectTasks';
import { scheduleEvents } from './collections/planning/scheduleEvents';
import { shifts } from './collections/planning/shifts';
import { regions } from './collections/regions/regions';
import { reportReceivers } from './collections/reports/reportReceivers';
import { reports } from './collections/reports/reports';
import { resources } from './collections/resources/resources';
import { resourceTargets } from './collections/resources/resourceTargets';
import { resourceVersions } from './collections/resources/resourceVersions';
import { showSteps } from './collections/show-steps/showSteps';
import { spaces } from './collections/spaces/spaces';
import { tags } from './collections/tags/tags';
import { tasks } from './collections/tasks/tasks';
import { taskTemplateAssociations } from './collections/tasks/taskTemplateAssociations';
import { taskTemplates } from './collections/tasks/taskTemplates';
import { timeSlots } from './collections/time-slots/timeSlots';
import { userActivations } from './collections/user-activations/userActivations';
import { users } from './collections/users/users';
import { venues } from './collections/venues/venues';
import { savedViews } from './collections/views/savedViews';
import type { DraftOfFields, PatchOfFields, RecordOfFields } from './record';

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
  savedViews,
  scheduleEvents,
  seatHolds,
  seatMapCodes,
  seatMaps,
  seatPrices,
  shifts,
  showSteps,
  spaces,
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
} as const;

export type CollectionName = keyof typeof registry;
type FieldsOf<N extends CollectionName> = (typeof registry)[N]['fields'];

/** A record as it is read: `RecordOf<'venues'>`. */
export type RecordOf<N extends CollectionName> = RecordOfFields<FieldsOf<N>>;
/** What creating one sends. */
export type DraftOf<N extends CollectionName> = DraftOfFields<FieldsOf<N>>;
/** What changing one sends. */
export type PatchOf<N extends CollectionName> = PatchOfFields<FieldsOf<N>>;
