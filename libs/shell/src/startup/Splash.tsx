import type { Problem } from '@callboard/api-contract';
import { useComponent } from '@callboard/tenant';
import { Button } from '@callboard/ui-kit/elements';
import { Logo } from '../logo/Logo';
import { messages } from '../messages';
import { reloadOwnVersion } from './reloadOwnVersion';

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
function titleOf({ kind }: Problem): string {
  if (kind === 'mismatch') return messages.mismatch;
  return kind === 'network' || kind === 'timeout' ? messages.offline : messages.noAnswer;
}
