export { AppStoreProvider, useAppDispatch, useAppStore } from './store/AppStoreProvider';
export type { AppStoreProviderProps } from './store/AppStoreProvider';
export { addAppListener, createAppStore } from './store/createAppStore';
export type { AppDispatch, AppState, AppStore, AppThunk } from './store/createAppStore';
export { lazyMiddleware, rootReducer, sessionLeft } from './store/rootReducer';
