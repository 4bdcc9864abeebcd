export { Screen as AnnouncementProfile } from './AnnouncementProfile';
export { Screen as Announcements } from './Announcements';
