import { useComponent } from '@callboard/tenant';
import { Logo } from '../logo/Logo';
import { messages } from '../messages';

/** Stands in while the session is being resumed; looks like what index.html showed before. */
export function Splash() {
  const TenantLogo = useComponent('Logo', Logo);
  return (
    <div className="splash" role="status" aria-label={messages.loading}>
      {TenantLogo && <TenantLogo place="login" />}
    </div>
  );
}
