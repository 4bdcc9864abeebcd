import type { TenantRoute } from '@callboard/tenant';

/** The routes of an app that says nothing else; a tenant replaces, removes or adds by these keys (clause 2.19). */
export const defaultRoutes = {
  dashboard: { name: 'Participant Dashboard', path: '/dashboard', screen: 'ParticipantDashboard' },
  account: { name: 'Your account', path: '/account', screen: 'Account' },
  updatePassword: { name: 'Update Password', path: '/update-password', screen: 'UpdatePassword' },
  // Without a hashcode it says so (clause 8.8), instead of that there is no such page.
  download: { name: 'Download', path: '/download/:hashcode?', screen: 'AttachmentDownload' },
} as const satisfies Record<string, TenantRoute>;

/** Appended to every app's routes (clause 2.19). */
export const adminRoutes: readonly TenantRoute[] = [
  { name: 'Admin Landing', path: '/admin/landing', screen: 'AdminLanding' },
  { name: 'Admin Dashboard', path: '/admin', screen: 'AdminDashboard' },
  { name: 'Admin Accounting', path: '/admin/accounting', screen: 'AdminAccounting' },
  { name: 'Admin Booking', path: '/admin/booking', screen: 'AdminBooking' },
  { name: 'Admin Performance', path: '/admin/performance', screen: 'AdminPerformance' },
];

/** Where the tenant's users land when nothing else says where (clause 9.8). */
export const defaultLanding = defaultRoutes.dashboard.path;
