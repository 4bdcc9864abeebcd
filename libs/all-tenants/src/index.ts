export { seasons, tenants } from './tenants';
