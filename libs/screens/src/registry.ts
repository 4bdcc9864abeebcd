import type { ScreenLoader } from '@callboard/tenant';
import type * as membershipScreens from './account/membershipScreens';
import type * as messagingScreens from './messaging/screens';

// One chunk for all screens of a subject, because users who open one usually open the next.
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

/** The screens that a route can name (clause 2.21 and the generic ones), loaded when they are first shown. */
export const screens = {
  Account: () => import('./account/Account'),
  AdminAccounting: () => import('./admin/AdminAccounting'),
  AdminBooking: () => import('./admin/AdminBooking'),
  AdminDashboard: () => import('./admin/AdminDashboard'),
  AdminLanding: () => import('./admin/AdminLanding'),
  AdminPerformance: () => import('./admin/AdminPerformance'),
  AnswerProfile: () => import('./forms/AnswerProfile'),
  AttachmentDownload: () => import('./attachments/AttachmentDownload'),
  ConversationProfile: messaging('ConversationProfile'),
  ConversationsList: messaging('ConversationsList'),
  EntryProfile: () => import('./entries/EntryProfile'),
  EventProfile: () => import('./events/EventProfile'),
  EventsCentre: () => import('./dated/DatedList'),
  InvitationProfile: memberships('InvitationProfile'),
  MessageProfile: messaging('MessageProfile'),
  NotificationSettings: () => import('./notifications/NotificationSettings'),
  ParticipantDashboard: () => import('./dashboard/ParticipantDashboard'),
  ParticipantProfile: () => import('./participants/ParticipantProfile'),
  ParticipantsList: () => import('./participants/ParticipantsList'),
  PerformancesList: () => import('./dated/DatedList'),
  PerformanceProfile: () => import('./performances/PerformanceProfile'),
  RecordList: () => import('./generic/RecordListScreen'),
  RecordProfile: () => import('./generic/RecordProfileScreen'),
  SpaceProfile: () => import('./spaces/SpaceProfile'),
  TaskFormProfile: () => import('./forms/TaskFormProfile'),
  TaskFormsList: () => import('./forms/TaskFormsList'),
  TaskProfile: () => import('./tasks/TaskProfile'),
  TaskTemplateProfile: () => import('./tasks/TaskTemplateProfile'),
  TaskTemplatesList: () => import('./tasks/TaskTemplatesList'),
  UpdatePassword: () => import('./account/UpdatePassword'),
  UserProfile: memberships('UserProfile'),
  VenueCentre: () => import('./venues/VenueCentre'),
  VenueProfile: () => import('./venues/VenueProfile'),
} as const satisfies Readonly<Record<string, ScreenLoader>>;

/** The name of a screen in the registry. */
export type ScreenName = keyof typeof screens;
