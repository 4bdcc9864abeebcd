import { useComponent } from '@callboard/tenant';
import { Button } from '@callboard/ui-kit';
import { Logo } from '../logo/Logo';
import { messages } from '../messages';

export interface SplashProps {
  /** Why nothing else is shown yet: the server could not say who is signed in. */
  problem?: { message: string } | null | undefined;
  onRetry?: (() => void) | undefined;
}

/** Stands in while the session is being resumed; looks like what index.html showed before. */
export function Splash({ problem, onRetry }: SplashProps) {
  const TenantLogo = useComponent('Logo', Logo);
  return (
    <div className="splash" data-theme="dark" data-stopped={problem ? true : undefined}>
      {TenantLogo && <TenantLogo place="login" />}
      {problem ? (
        <div className="splashProblem" role="alert">
          <p className="splashTitle">{messages.offline}</p>
          <p>{problem.message}</p>
          <Button onClick={onRetry}>{messages.tryAgain}</Button>
        </div>
      ) : (
        <p className="splashProblem" role="status">
          {messages.loading}
        </p>
      )}
    </div>
  );
}
