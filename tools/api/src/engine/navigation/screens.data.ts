import type { CollectionName } from '@callboard/api-contract';

/** The screens of a collection; absent: the generic one, `null`: none, because its records are read where they belong. */
export interface CollectionScreens {
  list?: string | null;
  profile?: string | null;
}

const noList: CollectionScreens = { list: null };
const none: CollectionScreens = { list: null, profile: null };

/** The collections whose screens are not the generic list and page. */
export const ownScreens: Readonly<Partial<Record<CollectionName, CollectionScreens>>> = {
  accountRequests: { profile: 'AccountRequestProfile' },
  achievementInstances: { profile: 'AchievementProfile' },
  announcementReceivers: noList,
  announcementTargets: noList,
  announcements: { list: 'Announcements', profile: 'AnnouncementProfile' },
  cells: none,
  conversationMembers: noList,
  conversations: { list: 'Messaging', profile: 'Messaging' },
  creditNotes: { profile: 'CreditNoteProfile' },
  customRoles: none,
  eligibilityRules: { list: 'EligibilityRules', profile: 'EligibilityRuleProfile' },
  entries: { list: 'EntriesList', profile: 'EntryProfile' },
  events: { list: 'EventsCentre', profile: 'EventProfile' },
  floorPlanVersions: noList,
  floorPlans: { profile: 'FloorPlanProfile' },
  formDefinitions: { list: 'TaskFormsList', profile: 'TaskFormProfile' },
  formEditions: noList,
  formInstances: { profile: 'AnswerProfile' },
  generalAdmissionDefinitions: { list: 'GATicketTypesList' },
  individuals: { profile: 'PersonProfile' },
  inventoryReservations: { list: 'DatedList' },
  inventoryInstances: { list: 'InventoryList' },
  invoices: { profile: 'InvoiceProfile' },
  layoutVersions: none,
  layouts: { profile: 'LayoutProfile' },
  messages: { list: null, profile: 'MessageProfile' },
  orderRequests: { profile: 'OrderRequestProfile' },
  giftVouchers: { list: 'GiftVouchersList', profile: 'GiftVoucherProfile' },
  handedOverWork: { profile: 'HandedOverProfile' },
  orders: { list: 'OrdersList', profile: 'OrderProfile' },
  organizationStructures: { profile: 'OrganisationProfile' },
  pages: none,
  participants: { list: 'ParticipantsList', profile: 'ParticipantProfile' },
  performances: { list: 'DatedList', profile: 'PerformanceProfile' },
  pricePlans: { list: 'PricingTemplateList' },
  priceTypes: { list: 'PriceTypesList' },
  reportReceivers: noList,
  reports: { list: 'ReportsList', profile: 'ReportPage' },
  resourceTargets: noList,
  resourceVersions: noList,
  resources: { list: 'ResourcesList', profile: 'ResourceProfile' },
  rows: none,
  rubrics: { list: 'RubricsList', profile: 'RubricProfile' },
  savedViews: noList,
  scheduleEvents: { list: 'DatedList' },
  seatHolds: none,
  seatMapCodes: { list: 'SeatTypes' },
  seatMaps: { profile: 'SeatMapProfile' },
  shifts: { list: 'DatedList' },
  spaces: { profile: 'SpaceProfile' },
  stageEntries: { profile: 'ResultProfile' },
  stages: { profile: 'StageProfile' },
  taskTemplates: { list: 'TaskTemplatesList', profile: 'TaskTemplateProfile' },
  tasks: { list: null, profile: 'OwnTask' },
  timetableReleases: noList,
  userActivations: { profile: 'InvitationProfile' },
  users: { profile: 'UserProfile' },
  venues: { list: 'VenueCentre', profile: 'VenueProfile' },
  waitingParties: { profile: 'WaitingPartyProfile' },
  widgets: none,
};
