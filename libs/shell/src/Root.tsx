import { guardRoute, isLoginPath, resume, useSession, type SessionState } from '@callboard/auth';
import { lazy, Suspense } from 'react';
import { FaultBoundary } from './faults/FaultBoundary';
import { FaultPage } from './faults/FaultPage';
import { LoginScreen } from './login/LoginScreen';
import { useAddress } from './routing/address';
import { ReplaceAddress } from './routing/ReplaceAddress';
import { fetchSignedInApp } from './startup/fetchSignedInApp';
import { Splash } from './startup/Splash';
import { useAppDispatch } from './startup/appStoreHooks';

const SignedInApp = lazy(async () => ({ default: (await fetchSignedInApp()).SignedInApp }));

/** Login for those who are not signed in, the app for those who are (clauses 2.29 and 2.31). */
export function Root() {
  const session = useSession();
  const address = useAddress();
  if (session.status !== 'signedIn') return <Threshold session={session} address={address} />;
  return (
    <FaultBoundary
      resetKey={session.sessionId}
      fallback={(fault) => <FaultPage fault={fault} onRetry={() => location.reload()} />}
    >
      <Suspense fallback={<Splash />}>
        <SignedInApp key={session.sessionId} session={session} />
      </Suspense>
    </FaultBoundary>
  );
}

interface ThresholdProps {
  session: Exclude<SessionState, { status: 'signedIn' }>;
  address: string;
}

function Threshold({ session, address }: ThresholdProps) {
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
