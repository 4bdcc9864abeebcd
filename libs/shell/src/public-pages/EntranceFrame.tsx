import { useComponent, useTenant } from '@callboard/tenant';
import type { ReactNode } from 'react';
import { build } from '../build';
import { Logo } from '../logo/Logo';
import { messages } from '../messages';
import { ServerBanner } from '../startup/ServerBanner';
import { useThisYear } from '../startup/useThisYear';
import { LoginAside } from './LoginAside';
import { LoginFooter } from './LoginFooter';
import styles from './EntranceFrame.module.css';

export interface EntranceFrameProps {
  /** The one heading of the page. */
  title: string;
  children: ReactNode;
}

/** The tenant's face around every page that needs no session: logo, picture, and the footer of clause 2.2. */
export function EntranceFrame({ title, children }: EntranceFrameProps) {
  const { copyright, privacyUrl } = useTenant();
  const year = useThisYear();
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
          <h1 className={styles.title}>{title}</h1>
          <ServerBanner />
          {children}
        </main>
        {Footer && (
          <Footer
            version={build.number}
            builtOn={build.day}
            privacyUrl={privacyUrl}
            copyright={messages.copyright(year, copyright)}
          />
        )}
      </div>
    </div>
  );
}
