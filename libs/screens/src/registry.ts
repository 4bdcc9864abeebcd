import type { ScreenLoader } from '@callboard/tenant';
import type * as membershipScreens from './account/membershipScreens';
import type * as messagingScreens from './messaging/screens';
import { withCollections } from './withCollections';

// One file for all screens of a subject, because whoever opens one opens the next.
const memberships = (name: keyof typeof membershipScreens): ScreenLoader =>
  withCollections(async () => ({ Screen: (await import('./account/membershipScreens'))[name] }));
const messaging = (name: keyof typeof messagingScreens): ScreenLoader =>
  withCollections(async () => ({ Screen: (await import('./messaging/screens'))[name] }));

/** The screens that a route may name (clause 2.21 and the generic ones), one line each; every one is fetched when it is first shown. */
export const screens = {
  Account: withCollections(() => import('./account/Account')),
  AdminAccounting: withCollections(() => import('./admin/AdminAccounting')),
  AdminBooking: withCollections(() => import('./admin/AdminBooking')),
  AdminDashboard: withCollections(() => import('./admin/AdminDashboard')),
  AdminLanding: withCollections(() => import('./admin/AdminLanding')),
  AdminPerformance: withCollections(() => import('./admin/AdminPerformance')),
  AnswerProfile: withCollections(() => import('./forms/AnswerProfile')),
  AttachmentDownload: () => import('./attachments/AttachmentDownload'),
  ConversationProfile: messaging('ConversationProfile'),
  ConversationsList: messaging('ConversationsList'),
  EntryProfile: withCollections(() => import('./entries/EntryProfile')),
  EventProfile: withCollections(() => import('./events/EventProfile')),
  EventsCentre: () => import('./dated/DatedList'),
  InvitationProfile: memberships('InvitationProfile'),
  MessageProfile: messaging('MessageProfile'),
  ParticipantDashboard: withCollections(() => import('./dashboard/ParticipantDashboard')),
  ParticipantProfile: withCollections(() => import('./participants/ParticipantProfile')),
  ParticipantsList: withCollections(() => import('./participants/ParticipantsList')),
  PerformancesList: () => import('./dated/DatedList'),
  PerformanceProfile: withCollections(() => import('./performances/PerformanceProfile')),
  RecordList: () => import('./generic/RecordListScreen'),
  RecordProfile: () => import('./generic/RecordProfileScreen'),
  SpaceProfile: withCollections(() => import('./spaces/SpaceProfile')),
  TaskFormProfile: withCollections(() => import('./forms/TaskFormProfile')),
  TaskFormsList: withCollections(() => import('./forms/TaskFormsList')),
  TaskProfile: withCollections(() => import('./tasks/TaskProfile')),
  TaskTemplateProfile: withCollections(() => import('./tasks/TaskTemplateProfile')),
  TaskTemplatesList: withCollections(() => import('./tasks/TaskTemplatesList')),
  UpdatePassword: () => import('./account/UpdatePassword'),
  UserProfile: memberships('UserProfile'),
  VenueCentre: () => import('./venues/VenueCentre'),
  VenueProfile: withCollections(() => import('./venues/VenueProfile')),
} as const satisfies Readonly<Record<string, ScreenLoader>>;

/** A name of the registry. */
export type ScreenName = keyof typeof screens;
