// Whose page this is, for what loads before the declarations of collections do.
export { pageTenant, setPageTenant } from './pageTenant';
export { defaultTenant } from './tenants';
