import type { ScreenLoader } from '@callboard/tenant';

/** The screens that a route may name (clause 2.21 and the generic ones), one line each; every one is fetched when it is first shown. */
export const screens = {
  Account: () => import('./account/Account'),
  AdminAccounting: () => import('./admin/AdminAccounting'),
  AdminBooking: () => import('./admin/AdminBooking'),
  AdminDashboard: () => import('./admin/AdminDashboard'),
  AdminLanding: () => import('./admin/AdminLanding'),
  AdminPerformance: () => import('./admin/AdminPerformance'),
  EventProfile: () => import('./events/EventProfile'),
  EventsCentre: () => import('./events/EventsCentre'),
  InvitationProfile: () => import('./account/InvitationProfile'),
  ParticipantDashboard: () => import('./dashboard/ParticipantDashboard'),
  ParticipantProfile: () => import('./participants/ParticipantProfile'),
  ParticipantsList: () => import('./participants/ParticipantsList'),
  PerformanceProfile: () => import('./performances/PerformanceProfile'),
  RecordList: () => import('./generic/RecordListScreen'),
  RecordProfile: () => import('./generic/RecordProfileScreen'),
  SpaceProfile: () => import('./spaces/SpaceProfile'),
  UpdatePassword: () => import('./account/UpdatePassword'),
  UserProfile: () => import('./account/UserProfile'),
  VenueCentre: () => import('./venues/VenueCentre'),
  VenueProfile: () => import('./venues/VenueProfile'),
} as const satisfies Readonly<Record<string, ScreenLoader>>;

/** A name of the registry. */
export type ScreenName = keyof typeof screens;
