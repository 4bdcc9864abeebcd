import type { ScreenLoader } from '@callboard/tenant';
import type * as membershipScreens from '@callboard/office/memberships';
import type * as announcementScreens from '@callboard/office/announcements';
import type * as messagingScreens from '@callboard/messaging/screens';
import type * as resourceScreens from '@callboard/office/resources';

// One chunk for all screens of a subject, because users who open one usually open the next.
const announcements =
  (name: keyof typeof announcementScreens): ScreenLoader =>
  async () => ({
    Screen: (await import('@callboard/office/announcements'))[name],
  });
const memberships =
  (name: keyof typeof membershipScreens): ScreenLoader =>
  async () => ({
    Screen: (await import('@callboard/office/memberships'))[name],
  });
const messaging =
  (name: keyof typeof messagingScreens): ScreenLoader =>
  async () => ({
    Screen: (await import('@callboard/messaging/screens'))[name],
  });

const resources =
  (name: keyof typeof resourceScreens): ScreenLoader =>
  async () => ({
    Screen: (await import('@callboard/office/resources'))[name],
  });

/** The screens that a route can name (clause 2.21 and the generic ones), loaded when they are first shown. */
export const screens = {
  Account: () => import('@callboard/office/account'),
  AccountRequestProfile: memberships('AccountRequestProfile'),
  AchievementProfile: () => import('@callboard/office/achievement'),
  AdminAccounting: () => import('./places/AdminAccounting'),
  AdminBooking: () => import('./places/AdminBooking'),
  AdminDashboard: () => import('./places/AdminDashboard'),
  AdminLanding: () => import('./places/AdminLanding'),
  AdminSettings: () => import('@callboard/dashboards/admin-settings'),
  AdminPerformance: () => import('./places/AdminPerformance'),
  AnnouncementProfile: announcements('AnnouncementProfile'),
  Announcements: announcements('Announcements'),
  AnswerProfile: () => import('@callboard/form-builder/answer'),
  AssetLabels: () => import('@callboard/office/asset-labels'),
  AttachmentDownload: () => import('./attachments/AttachmentDownload'),
  BeginEntry: () => import('@callboard/entering/begin'),
  BoxOffice: () => import('@callboard/booking/box-office'),
  BoxOfficeDay: () => import('@callboard/booking/day-sheet'),
  ComposedPage: () => import('./places/ComposedPage'),
  ConversationProfile: messaging('ConversationProfile'),
  DecisionDesk: () => import('./entries/DecisionDesk'),
  DepartmentProfile: () => import('@callboard/office/department'),
  DepartmentsList: () => import('@callboard/office/departments'),
  DeviceCheck: () => import('./device/DeviceCheck'),
  DoorScreen: () => import('@callboard/booking/door'),
  EligibilityRuleProfile: () => import('@callboard/entering/eligibility-rule'),
  EligibilityRules: () => import('@callboard/entering/eligibility-rules'),
  EntriesList: () => import('@callboard/entering/entries'),
  EnterEntry: () => import('./entries/EnterEntry'),
  EntryProfile: () => import('./entries/EntryProfile'),
  EquipmentDesk: () => import('@callboard/office/equipment'),
  EventPrint: () => import('@callboard/scheduling/event-print'),
  EventProfile: () => import('./events/EventProfile'),
  EventsCentre: () => import('@callboard/scheduling/dated'),
  FirstSale: () => import('@callboard/booking/first-sale'),
  FloorPlanProfile: () => import('@callboard/booking/floor-plan'),
  GATicketTypesList: () => import('./generic/RecordListScreen'),
  GiftVoucherProfile: () => import('@callboard/booking/gift-voucher'),
  GiftVouchersList: () => import('@callboard/booking/gift-vouchers'),
  HandedOverProfile: () => import('@callboard/competition/handed-over'),
  HelpCard: () => import('@callboard/help/card'),
  InventoryList: () => import('@callboard/office/inventory'),
  CreditNoteProfile: () => import('@callboard/office/credit-note'),
  InvoiceProfile: () => import('@callboard/office/invoice'),
  InvitationProfile: memberships('InvitationProfile'),
  LayoutProfile: () => import('./places/LayoutProfile'),
  MyCreatives: () => import('@callboard/office/my-creatives'),
  MentorMatching: () => import('@callboard/office/mentor-matching'),
  MessageProfile: messaging('MessageProfile'),
  MessageReports: messaging('MessageReports'),
  Messaging: messaging('Messaging'),
  MyTickets: () => import('@callboard/booking/my-tickets'),
  NotificationSettings: () => import('@callboard/messaging/notifications'),
  OrderPrint: () => import('@callboard/booking/order-print'),
  OrderProfile: () => import('@callboard/booking/order'),
  OrderRequestProfile: () => import('@callboard/booking/order-request'),
  OrdersList: () => import('@callboard/booking/orders'),
  OrganisationProfile: () => import('@callboard/office/organisation'),
  ParticipantDashboard: () => import('./places/ParticipantDashboard'),
  ParticipantProfile: () => import('./entries/ParticipantProfile'),
  ParticipantsList: () => import('@callboard/entering/participants'),
  OwnTask: () => import('@callboard/form-builder/own-task'),
  PersonProfile: () => import('@callboard/entering/person'),
  PerformancePrint: () => import('@callboard/scheduling/performance-print'),
  DatedList: () => import('@callboard/scheduling/dated'),
  NewAnswer: () => import('@callboard/form-builder/new-answer'),
  PerformanceProfile: () => import('./performances/PerformanceProfile'),
  PriceTypesList: () => import('./generic/RecordListScreen'),
  PricingTemplateList: () => import('./generic/RecordListScreen'),
  RecordList: () => import('./generic/RecordListScreen'),
  RecordProfile: () => import('./generic/RecordProfileScreen'),
  ReportPage: () => import('@callboard/office/report'),
  ReportsList: () => import('@callboard/office/reports'),
  ResourceProfile: resources('ResourceProfile'),
  ResourcesList: resources('ResourcesList'),
  ResultProfile: () => import('@callboard/competition/result'),
  RoleRights: () => import('@callboard/office/rights'),
  SeatMapProfile: () => import('@callboard/booking/seat-map'),
  SeatTypes: () => import('./generic/RecordListScreen'),
  Judging: () => import('@callboard/competition/judging'),
  JudgingDesk: () => import('@callboard/competition/desk'),
  JudgingPrint: () => import('@callboard/competition/desk-print'),
  Ceremony: () => import('@callboard/competition/projector'),
  CeremonyRemote: () => import('@callboard/competition/ceremony'),
  ScoreGame: () => import('@callboard/competition/scorer'),
  StageLeague: () => import('@callboard/competition/league'),
  ScoreSheet: () => import('@callboard/competition/sheet'),
  RubricProfile: () => import('@callboard/competition/rubric'),
  RubricsList: () => import('@callboard/competition/rubrics'),
  RunShow: () => import('@callboard/scheduling/show'),
  ShowScreens: () => import('@callboard/scheduling/show-screens'),
  VoteCards: () => import('@callboard/competition/vote-cards'),
  StageProfile: () => import('@callboard/competition/stage'),
  StageDoor: () => import('@callboard/scheduling/stage-door'),
  StagesTonight: () => import('@callboard/scheduling/stages'),
  SpaceProfile: () => import('@callboard/scheduling/space'),
  TaskFormProfile: () => import('@callboard/form-builder/form'),
  TaskFormsList: () => import('@callboard/form-builder/forms'),
  TaskProfile: () => import('@callboard/form-builder/task'),
  ToDo: () => import('@callboard/entering/to-do'),
  Tonight: () => import('./tonight/Tonight'),
  TaskTemplateProfile: () => import('@callboard/form-builder/task-template'),
  TaskTemplatesList: () => import('@callboard/form-builder/task-templates'),
  UpdatePassword: () => import('@callboard/office/update-password'),
  UserProfile: memberships('UserProfile'),
  VenueCentre: () => import('@callboard/scheduling/venues'),
  VenueProfile: () => import('@callboard/scheduling/venue'),
  WaitingPartyProfile: () => import('@callboard/booking/waiting-party'),
} as const satisfies Readonly<Record<string, ScreenLoader>>;

/** The name of a screen in the registry. */
export type ScreenName = keyof typeof screens;
