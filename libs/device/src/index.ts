export { keptValue } from './keptValue';
export type { KeptValue } from './keptValue';
