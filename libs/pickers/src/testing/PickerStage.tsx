import { configureApi } from '@callboard/api-client';
import { CacheProvider } from '@callboard/api-client/collections';
import type { Role } from '@callboard/api-contract';
import { createSessionStore, SessionStoreContext, type SessionState } from '@callboard/auth';
import { Field } from '@callboard/ui-kit/inputs';
import { AlertProvider, AlertStack, createAlertStore } from '@callboard/ui-kit/overlays';
import { useState, type ReactNode } from 'react';

export interface PickerStageProps {
  children: ReactNode;
  /** @default ['staff'] */
  roles?: readonly Role[] | undefined;
  /** What else the login's answer says of the user. */
  user?: Readonly<Record<string, unknown>> | undefined;
  label?: string | undefined;
}

/** What a picker needs around it: somebody who is signed in, a cache, alerts and a field. */
export function PickerStage({ children, roles = ['staff'], user = {}, label = 'Choice' }: PickerStageProps) {
  const [session] = useState(() => createSessionStore(signedIn(roles, user)));
  const [alerts] = useState(() => createAlertStore());
  return (
    <SessionStoreContext value={session}>
      <CacheProvider>
        <AlertProvider store={alerts}>
          <Field label={label}>{children}</Field>
          <AlertStack store={alerts} />
        </AlertProvider>
      </CacheProvider>
    </SessionStoreContext>
  );
}

function signedIn(roles: readonly Role[], user: Readonly<Record<string, unknown>>): SessionState {
  configureApi({ origin: 'http://localhost', version: 21, getToken: () => 'token', onProblem: () => {} });
  return {
    status: 'signedIn',
    sessionId: 'session',
    user: {
      hashcode: 'user',
      name_search: 'Aroha Ngata',
      is_admin: false,
      is_super_admin: false,
      roles: [...roles],
      individual: null,
      ...user,
    },
    permissions: [],
    roles,
    navigation: { modules: [], routes: [], redirectUrl: null, userMenu: [] },
    applications: [],
    serverVersion: null,
    viewing: null,
  };
}
