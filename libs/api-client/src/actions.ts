export { actions } from './actions/actions';
export type { ActionHandle, ReadActionHandle, RunArgs } from './actions/actions';
export { callOnce, correctedInput, inputAfter } from './actions/runAction';
export type { OfflineActionName, OfflineCall } from './actions/runAction';
export { queries } from './queries/queries';
export type { QueryHandle } from './queries/queries';
