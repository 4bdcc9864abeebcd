import { useAppDispatch } from '@callboard/app-state';
import { login } from '@callboard/auth';

/**
 * Signs a new user in with the password that they just set.
 *
 * @returns whether they are signed in: another server can answer no email, and an account can have a second step
 */
export function useSignInActivated(): (email?: string, password?: string | null) => Promise<boolean> {
  const dispatch = useAppDispatch();
  return async (email, password) => {
    if (!email || !password) return false;
    const outcome = await dispatch(login({ email, password }));
    return outcome.status === 'signedIn';
  };
}
