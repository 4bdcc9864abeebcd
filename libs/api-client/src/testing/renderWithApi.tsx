import { AppStoreProvider, createAppStore } from '@callboard/app-state';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';

/** Renders a hook in an app with a store. */
export function renderWithApi<P, R>(hook: (props: P) => R, initialProps?: NoInfer<P>) {
  const store = createAppStore();
  onTestFinished(cleanup);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppStoreProvider store={store}>{children}</AppStoreProvider>
  );
  const rendered = renderHook(hook, {
    wrapper,
    ...(initialProps === undefined ? {} : { initialProps }),
  });
  return { ...rendered, store };
}
