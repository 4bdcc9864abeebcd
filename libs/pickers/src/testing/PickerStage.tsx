import { AppStoreProvider, createAppStore } from '@callboard/app-state';
import { configureApi } from '@callboard/api-client';
import { declaredRoles, type Role } from '@callboard/api-contract';
import { sessionActions, type SignedIn } from '@callboard/auth';
import { Field } from '@callboard/ui-kit/inputs';
import { AlertStack } from '@callboard/ui-kit/overlays';
import { useState, type ReactNode } from 'react';

export interface PickerStageProps {
  children: ReactNode;
  /** @default ['staff'] */
  roles?: readonly Role[] | undefined;
  /** Other properties of the user in the login response. */
  user?: Readonly<Record<string, unknown>> | undefined;
  label?: string | undefined;
}

/** The context of a picker: a store with a session, alerts and a field. */
export function PickerStage({ children, roles = ['staff'], user = {}, label = 'Choice' }: PickerStageProps) {
  const [store] = useState(() => {
    const made = createAppStore();
    made.dispatch(sessionActions.signedIn(signedIn(roles, user)));
    return made;
  });
  return (
    <AppStoreProvider store={store}>
      <Field label={label}>{children}</Field>
      <AlertStack />
    </AppStoreProvider>
  );
}

function signedIn(roles: readonly Role[], user: Readonly<Record<string, unknown>>): SignedIn {
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
    roles: declaredRoles(...roles),
    navigation: { modules: [], routes: [], redirectUrl: null, userMenu: [] },
    applications: [],
    serverVersion: null,
    viewing: null,
  };
}
