'use no memo'; // Texts are read again when the language changes, and what was typed stays.

import { restoreTheme, useAppDispatch } from '@callboard/app-state';
import { guardRoute, isLoginPath, resume, useSession, type SessionState } from '@callboard/auth';
import { useLanguage } from '@callboard/language';
import { useTenant } from '@callboard/tenant';
import { Suspense, use, useEffect, useLayoutEffect, useState } from 'react';
import { PublicPage } from './public-pages/PublicPage';
import { usePublicPage } from './public-pages/usePublicPage';
import { ErrorBoundary } from './errors/ErrorBoundary';
import { ErrorPage } from './errors/ErrorPage';
import type { SignedIn } from './routing/useSignedIn';
import { LoginScreen } from './public-pages/LoginScreen';
import { replaceAddress, useAddress } from './routing/address';
import { fetchSignedInApp } from './signed-in/fetchSignedInApp';
import { isOpenPath } from './startup/isOpenPath';
import { Splash } from './startup/Splash';

/** Shows the login without a session, and the app with one (clauses 2.29 and 2.31). */
export function Root() {
  const session = useSession();
  const address = useAddress();
  // Texts are read while rendering, so a change of language renders the whole login again. Typed values are retained.
  useLanguage();
  useThemeOf(address);
  const publicPage = usePublicPage(address);
  // Open to everyone, including a signed-in admin (clauses 2.1 and 6.6).
  if (publicPage) return <PublicPage page={publicPage} />;
  if (session.status !== 'signedIn') return <SignedOut session={session} address={address} />;
  return (
    <ErrorBoundary
      resetKey={session.sessionId}
      fallback={(error) => <ErrorPage error={error} onRetry={() => location.reload()} />}
    >
      <SignedInRoot key={session.sessionId} session={session} />
    </ErrorBoundary>
  );
}

/** The colours of a page where none are selected: the device's where it is open to everyone, else the tenant's. */
function useThemeOf(address: string) {
  const dispatch = useAppDispatch();
  const { theme } = useTenant();
  const initial = isOpenPath(address) ? 'system' : theme;

  // The attribute of the document is outside React; before the paint, which would show the colours of the page before.
  useLayoutEffect(() => {
    dispatch(restoreTheme(initial));
  }, [dispatch, initial]);
}

function SignedInRoot({ session }: { session: SignedIn }) {
  // Outside of what suspends, which has no state until it is shown: a fetch that failed would begin again for ever.
  const [fetched] = useState(fetchSignedInApp);
  return (
    <Suspense fallback={<Splash />}>
      <FetchedApp fetched={fetched} session={session} />
    </Suspense>
  );
}

function FetchedApp({
  fetched,
  session,
}: {
  fetched: ReturnType<typeof fetchSignedInApp>;
  session: SignedIn;
}) {
  const { SignedInApp } = use(fetched);
  return <SignedInApp session={session} />;
}

interface SignedOutProps {
  session: Exclude<SessionState, { status: 'signedIn' }>;
  address: string;
}

function SignedOut({ session, address }: SignedOutProps) {
  const dispatch = useAppDispatch();
  const isAtLogin = isLoginPath(address);
  const isUnanswered = session.status === 'unknown' && session.problem !== null;
  if (isAtLogin && (session.status === 'anonymous' || isUnanswered)) return <LoginScreen />;
  if (session.status === 'unknown') {
    return <Splash problem={session.problem} onRetry={() => void dispatch(resume())} />;
  }
  const guarded = guardRoute(session, address);
  return guarded.verdict === 'redirect' ? <ReplaceAddress to={guarded.to} /> : <Splash />;
}

/** Navigates to another path before the router is created. */
function ReplaceAddress({ to }: { to: string }) {
  // The URL is outside React.
  useEffect(() => replaceAddress(to), [to]);
  return null;
}
