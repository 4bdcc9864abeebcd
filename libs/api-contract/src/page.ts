// Tenant of the page, for code that loads before the declarations of collections.
export { pageTenant, setPageTenant } from './pageTenant';
export { defaultTenant } from './tenants';
