import { guardLogin } from '@callboard/auth';
import { useTenant } from '@callboard/tenant';
import { Redirect, useSearchParams } from 'wouter';
import { useSignedIn } from './useSignedIn';

/** Whoever is signed in and opens the login route goes on: right after login to where they were heading (clauses 2.30 and 2.32). */
export function LoginRedirect() {
  const [query] = useSearchParams();
  const { loginRoute = null } = useTenant();
  const guarded = guardLogin(useSignedIn(), { redirectQuery: query.get('redirect'), loginRoute });
  return guarded.verdict === 'redirect' ? <Redirect to={guarded.to} replace /> : null;
}
