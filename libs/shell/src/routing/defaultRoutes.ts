import type { TenantRoute } from '@callboard/tenant';

/** The default routes of an app; a tenant replaces, removes or adds routes by these keys (clause 2.19). */
export const defaultRoutes = {
  dashboard: { name: 'Participant Dashboard', path: '/dashboard', screen: 'ParticipantDashboard' },
  account: { name: 'Your account', path: '/account', screen: 'Account' },
  tickets: { name: 'My tickets', path: '/account/tickets', screen: 'MyTickets' },
  notifications: { name: 'Notifications', path: '/account/notifications', screen: 'NotificationSettings' },
  updatePassword: { name: 'Update Password', path: '/update-password', screen: 'UpdatePassword' },
  // Without a hashcode it shows that one is missing (clause 8.8), not that the page was not found.
  download: { name: 'Download', path: '/download/:hashcode?', screen: 'AttachmentDownload' },
  composedPage: { name: 'Page', path: '/pages/:slug', screen: 'ComposedPage' },
  helpCard: { name: 'Help', path: '/help/:page/card', screen: 'HelpCard', frame: 'none' },
  decide: { name: 'Decide', path: '/entries/decide', screen: 'DecisionDesk', audience: ['staff'] },
  decideEvent: {
    name: 'Decide',
    path: '/events/:hashcode/decide',
    screen: 'DecisionDesk',
    audience: ['staff'],
  },
  beginEntry: { name: 'Enter', path: '/events/:hashcode/enter', screen: 'BeginEntry' },
  enterEntry: { name: 'Enter', path: '/entries/:hashcode/enter/:step?', screen: 'EnterEntry' },
  equipmentDesk: {
    name: 'Equipment desk',
    path: '/inventory/desk',
    screen: 'EquipmentDesk',
    audience: ['staff'],
  },
  assetLabels: {
    name: 'Labels',
    path: '/inventory/labels',
    screen: 'AssetLabels',
    audience: ['staff'],
    frame: 'none',
  },
  firstSale: {
    name: 'First ticket',
    path: '/booking/first-sale',
    screen: 'FirstSale',
    audience: ['staff'],
  },
  printOrder: {
    name: 'Print',
    path: '/booking/orders/:hashcode/print',
    screen: 'OrderPrint',
    audience: ['staff'],
    frame: 'none',
  },
  boxOfficeDay: {
    name: 'Sheet of the day',
    path: '/booking/box-office/day',
    screen: 'BoxOfficeDay',
    audience: ['staff'],
    frame: 'none',
  },
  printEvent: { name: 'Print', path: '/events/:hashcode/print', screen: 'EventPrint', frame: 'none' },
  printPerformance: {
    name: 'Print',
    path: '/performances/:hashcode/print',
    screen: 'PerformancePrint',
    frame: 'none',
  },
  runShow: { name: 'The night', path: '/performances/:hashcode/show', screen: 'RunShow' },
  showScreens: {
    name: 'Screen of the night',
    path: '/performances/:hashcode/show/:screen',
    screen: 'ShowScreens',
    frame: 'none',
  },
  tonight: { name: 'Tonight', path: '/tonight', screen: 'Tonight', audience: ['staff'] },
  stagesTonight: {
    name: 'Stages tonight',
    path: '/tonight/stages',
    screen: 'StagesTonight',
    audience: ['staff'],
  },
  deviceCheck: {
    name: 'Check this device',
    path: '/device',
    screen: 'DeviceCheck',
    audience: ['staff', 'judge'],
  },
  judging: { name: 'Judging', path: '/judging', screen: 'Judging', audience: ['judge'] },
  scoreSheet: {
    name: 'Score sheet',
    path: '/judging/:stage/:entry',
    screen: 'ScoreSheet',
    audience: ['judge'],
  },
  judgingDesk: {
    name: 'Judging desk',
    path: '/stages/:hashcode/judging',
    screen: 'JudgingDesk',
    audience: ['staff', 'judge'],
  },
  printJudging: {
    name: 'Print',
    path: '/stages/:hashcode/judging/print',
    screen: 'JudgingPrint',
    audience: ['staff', 'judge'],
    frame: 'none',
  },
  printVoteCards: {
    name: 'Cards of the vote',
    path: '/stages/:hashcode/vote/cards',
    screen: 'VoteCards',
    audience: ['staff'],
    frame: 'none',
  },
  stageLeague: {
    name: 'Games and ladder',
    path: '/stages/:hashcode/league',
    screen: 'StageLeague',
    audience: ['staff', 'judge'],
  },
  scoreGame: {
    name: 'Score a game',
    path: '/games/:hashcode',
    screen: 'ScoreGame',
    audience: ['staff', 'judge'],
  },
  ceremony: {
    name: 'Ceremony',
    path: '/stages/:hashcode/ceremony',
    screen: 'Ceremony',
    audience: ['staff', 'judge'],
    frame: 'none',
  },
  ceremonyRemote: {
    name: 'Ceremony',
    path: '/stages/:hashcode/ceremony/remote',
    screen: 'CeremonyRemote',
    audience: ['staff', 'judge'],
  },
  stageDoor: {
    name: 'Stage door',
    path: '/performances/:hashcode/stage-door',
    screen: 'StageDoor',
    audience: ['staff'],
  },
} as const satisfies Record<string, TenantRoute>;

const staff = ['staff'] as const;
export const adminPath = '/admin';
export const settingsPath = '/admin/settings';
export const rightsPath = '/admin/roles';

/** Appended to every app's routes (clause 2.19), for users who can open them. */
export const adminRoutes: readonly TenantRoute[] = [
  { name: 'Admin Landing', path: '/admin/landing', screen: 'AdminLanding', audience: staff },
  { name: 'Admin Dashboard', path: adminPath, screen: 'AdminDashboard', audience: staff },
  { name: 'Admin Accounting', path: '/admin/accounting', screen: 'AdminAccounting', audience: staff },
  { name: 'Admin Booking', path: '/admin/booking', screen: 'AdminBooking', audience: staff },
  { name: 'Admin Performance', path: '/admin/performance', screen: 'AdminPerformance', audience: staff },
  {
    name: 'Settings and failed emails',
    path: settingsPath,
    screen: 'AdminSettings',
    audience: ['admin'],
  },
  { name: 'Rights of roles', path: rightsPath, screen: 'RoleRights', audience: ['admin'] },
];

/** The page after login when nothing else is configured (clause 9.8). */
export const defaultLanding = defaultRoutes.dashboard.path;
