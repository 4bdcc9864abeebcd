export { actions } from './actions/actions';
export type { ActionHandle, ReadActionHandle, RunArgs } from './actions/actions';
export { queries } from './queries/queries';
export type { QueryHandle } from './queries/queries';
