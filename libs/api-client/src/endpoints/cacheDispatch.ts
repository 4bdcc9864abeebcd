import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { reads } from './reads';

/** The part of the store that holds the cache. */
export type CacheState = Parameters<typeof reads.util.selectInvalidatedBy>[0];
/** `dispatch` of a store that holds the cache. */
export type CacheDispatch = ThunkDispatch<CacheState, unknown, UnknownAction>;
