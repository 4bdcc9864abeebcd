export { useAdminTabs, type AdminPageName } from './admin/adminPages';
export { messages } from './admin/messages';
export { useUndeliveredMails } from './admin/useUndeliveredMails';
