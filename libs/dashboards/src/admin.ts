export { useAdminTabs, type AdminPageName } from './admin/adminPages';
export { messages } from './admin/messages';
