import type { TenantRoute } from '@callboard/tenant';

/** The default routes of an app; a tenant replaces, removes or adds routes by these keys (clause 2.19). */
export const defaultRoutes = {
  dashboard: { name: 'Participant Dashboard', path: '/dashboard', screen: 'ParticipantDashboard' },
  account: { name: 'Your account', path: '/account', screen: 'Account' },
  notifications: { name: 'Notifications', path: '/account/notifications', screen: 'NotificationSettings' },
  updatePassword: { name: 'Update Password', path: '/update-password', screen: 'UpdatePassword' },
  // Without a hashcode it shows that one is missing (clause 8.8), not that the page was not found.
  download: { name: 'Download', path: '/download/:hashcode?', screen: 'AttachmentDownload' },
} as const satisfies Record<string, TenantRoute>;

const staff = ['staff'] as const;
export const adminPath = '/admin';

/** Appended to every app's routes (clause 2.19), for users who can open them. */
export const adminRoutes: readonly TenantRoute[] = [
  { name: 'Admin Landing', path: '/admin/landing', screen: 'AdminLanding', audience: staff },
  { name: 'Admin Dashboard', path: adminPath, screen: 'AdminDashboard', audience: staff },
  { name: 'Admin Accounting', path: '/admin/accounting', screen: 'AdminAccounting', audience: staff },
  { name: 'Admin Booking', path: '/admin/booking', screen: 'AdminBooking', audience: staff },
  { name: 'Admin Performance', path: '/admin/performance', screen: 'AdminPerformance', audience: staff },
];

/** The page after login when nothing else is configured (clause 9.8). */
export const defaultLanding = defaultRoutes.dashboard.path;
