import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { onTestFinished } from 'vitest';
import { createCache } from '../cache/createCache';

/** Renders a hook in an app that holds the cache of the API. */
export function renderWithApi<P, R>(hook: (props: P) => R, initialProps?: NoInfer<P>) {
  const store = createCache();
  onTestFinished(cleanup);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const rendered = renderHook(hook, {
    wrapper,
    ...(initialProps === undefined ? {} : { initialProps }),
  });
  return { ...rendered, store };
}
