export { keptJson } from './keptJson';
export type { KeptJson } from './keptJson';
export { keptKeys } from './keptKeys';
export { keptValue } from './keptValue';
export type { KeptValue } from './keptValue';
export { onSight } from './onSight';
