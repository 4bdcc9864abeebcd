import { useDispatch, useStore } from 'react-redux';
import type { AppStore } from './createAppStore';

/** The app's store, for work that reads it after it has changed it. */
export const useAppStore = useStore.withTypes<AppStore>();

/** The store's dispatch, with its type: it takes thunks. */
export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
