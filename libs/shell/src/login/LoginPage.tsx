import { useComponent, useTenant } from '@callboard/tenant';
import { build } from '../build';
import { Logo } from '../logo/Logo';
import { messages } from '../messages';
import { OfflineBanner } from '../startup/OfflineBanner';
import { LoginAside } from './LoginAside';
import { LoginFooter } from './LoginFooter';
import { LoginForm, type LoginFormProps } from './LoginForm';
import styles from './LoginPage.module.css';

export interface LoginPageProps extends LoginFormProps {
  privacyUrl: string | undefined;
}

/** The tenant's face and the form that lets people in (clause 2.2). */
export function LoginPage({ onLogin, onBegin, privacyUrl }: LoginPageProps) {
  const { name, copyright } = useTenant();
  const TenantLogo = useComponent('Logo', Logo);
  const Aside = useComponent('LoginAside', LoginAside);
  const Footer = useComponent('LoginFooter', LoginFooter);
  return (
    <div className={styles.root}>
      <header className={styles.picture}>
        {TenantLogo && (
          <span className={styles.logo}>
            <TenantLogo place="login" />
          </span>
        )}
        {Aside && <Aside />}
      </header>
      <div className={styles.side}>
        <main className={styles.main}>
          <h1 className={styles.title}>{messages.loginTo(name)}</h1>
          <OfflineBanner />
          <LoginForm onLogin={onLogin} onBegin={onBegin} />
        </main>
        {Footer && (
          <Footer
            version={build.number}
            builtOn={build.day}
            privacyUrl={privacyUrl}
            copyright={messages.copyright(new Date().getFullYear(), copyright)}
          />
        )}
      </div>
    </div>
  );
}
