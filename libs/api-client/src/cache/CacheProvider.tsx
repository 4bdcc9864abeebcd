import { setupListeners } from '@reduxjs/toolkit/query/react';
import { useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { api } from '../api';
import { createCache } from './createCache';

export interface CacheProviderProps {
  children: ReactNode;
}

/**
 * Gives what stands below it a cache of its own, which is emptied when it goes: one for each session, so that nothing of a former
 * user is left. While it stands, what is in sight is fetched anew when the connection comes back.
 */
export function CacheProvider({ children }: CacheProviderProps) {
  const [cache] = useState(createCache);
  // The window's events of the connection, and the timers of the cache, are outside React.
  useEffect(() => {
    const stopListening = setupListeners(cache.dispatch);
    return () => {
      stopListening();
      cache.dispatch(api.util.resetApiState());
    };
  }, [cache]);
  return <Provider store={cache}>{children}</Provider>;
}
