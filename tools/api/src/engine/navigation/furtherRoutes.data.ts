import type { NavigationRoute } from './tenantNavigation';

/** The screens that are not the list or the page of a collection; of one path, the first that is for a user is theirs. */
export const furtherRoutes: readonly NavigationRoute[] = [
  {
    name: 'Departments',
    path: '/organisation/departments',
    component: 'DepartmentsList',
    meta: { title: 'Departments', collection: 'organizationStructures' },
    audience: ['staff'],
  },
  {
    name: 'Department',
    path: '/organisation/departments/:hashcode',
    component: 'DepartmentProfile',
    meta: { title: 'Department', collection: 'organizationStructures' },
    audience: ['staff'],
  },
  {
    name: 'Tasks',
    path: '/tasks',
    component: 'RecordList',
    meta: { title: 'Tasks', collection: 'tasks' },
    audience: ['staff'],
  },
  {
    name: 'Task',
    path: '/tasks/:hashcode',
    component: 'TaskProfile',
    meta: { title: 'Task', collection: 'tasks' },
    audience: ['staff'],
  },
  { name: 'To do', path: '/tasks', component: 'ToDo', meta: { title: 'To do', collection: 'tasks' } },
  {
    name: 'New answer',
    path: '/answers/new',
    component: 'NewAnswer',
    meta: { title: 'New answer', collection: 'formInstances' },
  },
  {
    name: 'Conversation details',
    path: '/conversations/:hashcode/details',
    component: 'ConversationProfile',
    meta: { title: 'Conversation', collection: 'conversations' },
  },
  {
    name: 'Reported messages',
    path: '/message-reports',
    component: 'MessageReports',
    meta: { title: 'Reported messages', collection: 'messages' },
    audience: ['staff'],
  },
  {
    name: 'New report',
    path: '/reports/new',
    component: 'ReportPage',
    meta: { title: 'New report', collection: 'reports' },
  },
  {
    name: 'Mentor matching',
    path: '/mentors/matching',
    component: 'MentorMatching',
    meta: { title: 'Mentor matching', collection: 'mentors' },
    audience: ['staff'],
  },
  {
    name: 'My creatives',
    path: '/my-creatives',
    component: 'MyCreatives',
    meta: { title: 'My creatives', collection: 'mentors' },
  },
  {
    name: 'Box office',
    path: '/booking/box-office',
    component: 'BoxOffice',
    meta: { title: 'Box office', collection: 'orders' },
  },
  { name: 'Door', path: '/door', component: 'DoorScreen', meta: { title: 'Door', collection: 'tickets' } },
  {
    name: 'Door',
    path: '/door/:performance',
    component: 'DoorScreen',
    meta: { title: 'Door', collection: 'tickets' },
  },
];
