import { keepIn, valueStorage, memoryBacking, createValueStorage } from '@callboard/auth';
import { defineTenant, type TenantDeclaration } from '@callboard/tenant';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startApp } from '../startApp';

export interface OpenOptions {
  /** @default '/' */
  at?: string;
  /** Stores a token of an earlier visit. @default false */
  hasToken?: boolean;
  tenant?: Partial<TenantDeclaration>;
}

const stops: (() => void)[] = [];

/** Starts an app at a URL, as its page does. */
export async function openApp({ at = '/', hasToken = false, tenant = {} }: OpenOptions = {}) {
  keepIn(createValueStorage(memoryBacking()));
  if (hasToken) valueStorage().writeFor('api_token', 'token-1');
  history.replaceState(null, '', at);
  const root = document.createElement('div');
  root.id = 'root';
  document.body.replaceChildren(root);
  await act(async () => {
    stops.push(
      startApp(
        defineTenant({
          code: 'showquest',
          name: 'Showquest',
          tagline: 'Schools on stage',
          ...tenant,
        }),
      ),
    );
  });
  return userEvent.setup();
}

/** Stops the apps that the test has started. */
export async function closeApps() {
  await act(async () => {
    for (const stop of stops.splice(0)) stop();
  });
  localStorage.clear();
  sessionStorage.clear();
}

/** Fills in the login form and submits it. */
export async function signIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('Email'), 'staff@showquest.test');
  await user.type(screen.getByLabelText('Password'), 'Callboard1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}
