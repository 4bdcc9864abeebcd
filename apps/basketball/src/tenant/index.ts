export { season } from './season.data';
export { tenant } from './tenant';
