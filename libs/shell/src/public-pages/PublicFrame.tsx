import { useComponent, useTenant, type LoginFooterProps } from '@callboard/tenant';
import type { MouseEvent, ReactNode } from 'react';
import { build } from '../build';
import { LanguageLinks } from '../language/LanguageLinks';
import { Logo } from '../logo/Logo';
import { messages } from '../messages';
import { ServerBanner } from '../startup/ServerBanner';
import { useThisYear } from '../startup/useThisYear';
import { pushAddress } from './address';
import styles from './PublicFrame.module.css';

export interface PublicFrameProps {
  /** The one heading of the page. */
  title: string;
  children: ReactNode;
}

/** What is around every page that needs no session: the tenant's logo and picture, and the footer of clause 2.2. */
export function PublicFrame({ title, children }: PublicFrameProps) {
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

/** The tenant's own picture with its tagline; every app has one at the same address. */
function LoginAside() {
  const { tagline } = useTenant();
  return (
    <>
      <img className={styles.art} src="/stage.svg" alt="" />
      <p className={styles.tagline}>{tagline}</p>
    </>
  );
}

/** Build, privacy link where one is configured, copyright (clause 2.2), and the other languages. */
function LoginFooter({ version, builtOn, privacyUrl, copyright }: LoginFooterProps) {
  return (
    <footer className={styles.footer}>
      <span>{messages.build(version, builtOn)}</span>
      {privacyUrl && (
        <a href={privacyUrl} rel="noopener noreferrer">
          {messages.privacy}
        </a>
      )}
      <span>{copyright}</span>
      <LanguageLinks />
    </footer>
  );
}

export interface PublicLinkProps {
  /** Another page that needs no session. */
  to: string;
  children: ReactNode;
}

/** A link between the pages before the sign-in, where there is no router. It keeps the way back that is in the query. */
export function PublicLink({ to, children }: PublicLinkProps) {
  function follow(event: MouseEvent) {
    const isForBrowser =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isForBrowser) return;
    event.preventDefault();
    pushAddress(to + location.search);
  }
  return (
    <a className={styles.link} href={to} onClick={follow}>
      {children}
    </a>
  );
}
