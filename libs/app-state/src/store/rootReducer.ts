import { combineSlices, createAction, createDynamicMiddleware } from '@reduxjs/toolkit';

/** Combines the slices of the libraries. Each library injects its own when its module loads. */
export const rootReducer = combineSlices();

/** The middleware that libraries add when their module loads; it applies to every store. */
export const lazyMiddleware = createDynamicMiddleware();

/**
 * Dispatched before another session, or none, replaces the current one. A slice with data of a user resets itself on this action, so
 * that nothing of one user is visible to the next.
 */
export const sessionLeft = createAction('app/sessionLeft');
