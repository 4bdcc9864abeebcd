import type { ScreenLoader } from '@callboard/tenant';
import type * as membershipScreens from './account/membershipScreens';
import type * as announcementScreens from './announcements/screens';
import type * as messagingScreens from './messaging/screens';
import type * as resourceScreens from './resources/screens';

// One chunk for all screens of a subject, because users who open one usually open the next.
const announcements =
  (name: keyof typeof announcementScreens): ScreenLoader =>
  async () => ({
    Screen: (await import('./announcements/screens'))[name],
  });
const memberships =
  (name: keyof typeof membershipScreens): ScreenLoader =>
  async () => ({
    Screen: (await import('./account/membershipScreens'))[name],
  });
const messaging =
  (name: keyof typeof messagingScreens): ScreenLoader =>
  async () => ({
    Screen: (await import('./messaging/screens'))[name],
  });

const resources =
  (name: keyof typeof resourceScreens): ScreenLoader =>
  async () => ({
    Screen: (await import('./resources/screens'))[name],
  });

/** The screens that a route can name (clause 2.21 and the generic ones), loaded when they are first shown. */
export const screens = {
  Account: () => import('./account/Account'),
  AccountRequestProfile: memberships('AccountRequestProfile'),
  AdminAccounting: () => import('./places/AdminAccounting'),
  AdminBooking: () => import('./places/AdminBooking'),
  AdminDashboard: () => import('./places/AdminDashboard'),
  AdminLanding: () => import('./places/AdminLanding'),
  AdminSettings: () => import('./admin/AdminSettings'),
  AdminPerformance: () => import('./places/AdminPerformance'),
  AnnouncementProfile: announcements('AnnouncementProfile'),
  Announcements: announcements('Announcements'),
  AnswerProfile: () => import('./forms/AnswerProfile'),
  AssetLabels: () => import('./inventory/AssetLabels'),
  AttachmentDownload: () => import('./attachments/AttachmentDownload'),
  BeginEntry: () => import('./entering/BeginEntry'),
  BoxOffice: () => import('./box-office/BoxOffice'),
  ComposedPage: () => import('./layouts/ComposedPage'),
  ConversationProfile: messaging('ConversationProfile'),
  DecisionDesk: () => import('./entries/decide/DecisionDesk'),
  DepartmentProfile: () => import('./departments/DepartmentProfile'),
  DepartmentsList: () => import('./departments/DepartmentsList'),
  DoorScreen: () => import('./door/DoorScreen'),
  EligibilityRuleProfile: () => import('./eligibility-rules/EligibilityRuleProfile'),
  EligibilityRules: () => import('./eligibility-rules/EligibilityRules'),
  EntriesList: () => import('./entries/EntriesList'),
  EnterEntry: () => import('./entering/EnterEntry'),
  EntryProfile: () => import('./entries/EntryProfile'),
  EquipmentDesk: () => import('./inventory/EquipmentDesk'),
  EventPrint: () => import('./print/EventPrint'),
  EventProfile: () => import('./events/EventProfile'),
  EventsCentre: () => import('./dated/DatedList'),
  FloorPlanProfile: () => import('./floor-plans/FloorPlanProfile'),
  GATicketTypesList: () => import('./generic/RecordListScreen'),
  InventoryList: () => import('./inventory/InventoryList'),
  CreditNoteProfile: () => import('./invoices/CreditNoteProfile'),
  InvoiceProfile: () => import('./invoices/InvoiceProfile'),
  InvitationProfile: memberships('InvitationProfile'),
  LayoutProfile: () => import('./layouts/LayoutProfile'),
  MessageProfile: messaging('MessageProfile'),
  MessageReports: messaging('MessageReports'),
  Messaging: messaging('Messaging'),
  MyTickets: () => import('./my-tickets/MyTickets'),
  NotificationSettings: () => import('./notifications/NotificationSettings'),
  OrderPrint: () => import('./orders/OrderPrint'),
  OrderProfile: () => import('./orders/OrderProfile'),
  OrderRequestProfile: () => import('./orders/OrderRequestProfile'),
  OrdersList: () => import('./orders/OrdersList'),
  OrganisationProfile: () => import('./organisations/OrganisationProfile'),
  ParticipantDashboard: () => import('./places/ParticipantDashboard'),
  ParticipantProfile: () => import('./participants/ParticipantProfile'),
  ParticipantsList: () => import('./participants/ParticipantsList'),
  OwnTask: () => import('./tasks/OwnTask'),
  PersonProfile: () => import('./participants/PersonProfile'),
  PerformancePrint: () => import('./print/PerformancePrint'),
  PerformancesList: () => import('./dated/DatedList'),
  NewAnswer: () => import('./forms/NewAnswer'),
  PerformanceProfile: () => import('./performances/PerformanceProfile'),
  PriceTypesList: () => import('./generic/RecordListScreen'),
  PricingTemplateList: () => import('./generic/RecordListScreen'),
  RecordList: () => import('./generic/RecordListScreen'),
  RecordProfile: () => import('./generic/RecordProfileScreen'),
  ReportPage: () => import('./reports/ReportPage'),
  ReportsList: () => import('./reports/ReportsList'),
  ResourceProfile: resources('ResourceProfile'),
  ResourcesList: resources('ResourcesList'),
  RoleRights: () => import('./roles/RoleRights'),
  SeatMapProfile: () => import('./seat-maps/SeatMapProfile'),
  SeatTypes: () => import('./generic/RecordListScreen'),
  RunShow: () => import('@callboard/scheduling/show'),
  StageDoor: () => import('@callboard/scheduling/stage-door'),
  SpaceProfile: () => import('./spaces/SpaceProfile'),
  TaskFormProfile: () => import('./forms/TaskFormProfile'),
  TaskFormsList: () => import('./forms/TaskFormsList'),
  TaskProfile: () => import('./tasks/TaskProfile'),
  ToDo: () => import('./dashboard/ToDo'),
  Tonight: () => import('./tonight/Tonight'),
  TaskTemplateProfile: () => import('./tasks/TaskTemplateProfile'),
  TaskTemplatesList: () => import('./tasks/TaskTemplatesList'),
  UpdatePassword: () => import('./account/UpdatePassword'),
  UserProfile: memberships('UserProfile'),
  VenueCentre: () => import('./venues/VenueCentre'),
  VenueProfile: () => import('./venues/VenueProfile'),
  WaitingPartyProfile: () => import('./waiting-list/WaitingPartyProfile'),
} as const satisfies Readonly<Record<string, ScreenLoader>>;

/** The name of a screen in the registry. */
export type ScreenName = keyof typeof screens;
