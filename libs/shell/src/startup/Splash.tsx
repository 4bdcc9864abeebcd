import type { Problem } from '@callboard/api-contract';
import { useComponent } from '@callboard/tenant';
import { Button } from '@callboard/ui-kit/elements';
import { Logo } from '../logo/Logo';
import { lazy, Suspense } from 'react';
import { messages } from '../messages';
import { reloadOwnVersion } from './reloadOwnVersion';

// Lazy, because it is rare. Where it is not cached, the page is complete without it.
const StoredDrafts = lazy(() =>
  import('./StoredDrafts').then(
    (part) => ({ default: part.StoredDrafts }),
    () => ({ default: () => null }),
  ),
);

export interface SplashProps {
  /** Why the session could not be resumed. */
  problem?: Problem | null | undefined;
  onRetry?: (() => void) | undefined;
}

/** Shown while the session is being resumed; has the same appearance as index.html. */
export function Splash({ problem, onRetry }: SplashProps) {
  const TenantLogo = useComponent('Logo', Logo);
  return (
    <div className="splash" data-theme="dark" data-stopped={problem ? true : undefined}>
      {TenantLogo && <TenantLogo place="login" />}
      {problem ? (
        <div className="splashProblem" role="alert">
          <p className="splashTitle">{titleOf(problem)}</p>
          <p>{problem.kind === 'mismatch' ? messages.mismatchText : problem.message}</p>
          {isUnreachable(problem) && (
            <Suspense>
              <StoredDrafts onOnline={onRetry} />
            </Suspense>
          )}
          {problem.kind === 'mismatch' ? (
            <Button onClick={reloadOwnVersion}>{messages.reload}</Button>
          ) : (
            <Button onClick={onRetry}>{messages.tryAgain}</Button>
          )}
        </div>
      ) : (
        <p className="splashProblem" role="status">
          {messages.loading}
        </p>
      )}
    </div>
  );
}

/** A server that responds is reachable, even if the response is an error. */
function titleOf(problem: Problem): string {
  if (problem.kind === 'mismatch') return messages.mismatch;
  return isUnreachable(problem) ? messages.offline : messages.noAnswer;
}

function isUnreachable({ kind }: Problem): boolean {
  return kind === 'network' || kind === 'timeout';
}
