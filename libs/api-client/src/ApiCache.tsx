import { useAppDispatch } from '@callboard/app-state';
import { createAction } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { api } from './api';

/** An injected reducer creates its slice of the state on the next action. */
const added = createAction('api/added');

/**
 * Adds the cache of the API to the app's store, which was created before this library was loaded, and refetches what is visible when
 * the browser is online again. Render it above everything that reads records.
 */
export function ApiCache({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const isAdded = useSelector((state: object) => api.reducerPath in state);
  // Synchronises with the store and with the window's online and offline events.
  useLayoutEffect(() => {
    dispatch(added());
    return setupListeners(dispatch);
  }, [dispatch]);
  return isAdded ? children : null;
}
