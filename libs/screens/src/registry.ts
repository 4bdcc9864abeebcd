import type { ScreenLoader } from '@callboard/tenant';
import type * as membershipScreens from './account/membershipScreens';
import type * as messagingScreens from './messaging/screens';

// One file for all screens of a subject, because whoever opens one opens the next.
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

/** The screens that a route may name (clause 2.21 and the generic ones), one line each; every one is fetched when it is first shown. */
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

/** A name of the registry. */
export type ScreenName = keyof typeof screens;
