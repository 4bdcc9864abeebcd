'use no memo'; // Texts are read again when the language changes, and what was typed stays.

import { buttonVariant } from '@callboard/ui-kit/elements';
import { useComponent, useFeature, useTenant, type LoginFooterProps } from '@callboard/tenant';
import type { MouseEvent, ReactNode } from 'react';
import { build } from '../build';
import { LanguageLinks } from '../language/LanguageLinks';
import { Logo } from '../logo/Logo';
import { messages } from '../messages';
import { useAppArguments } from '../startup/argumentsSlice';
import { ServerBanner } from '../startup/ServerBanner';
import { useThisYear } from '../startup/useThisYear';
import { pushAddress } from '../routing/address';
import styles from './PublicFrame.module.css';

export interface PublicFrameProps {
  /** The heading of the page. */
  title: string;
  /** The page needs the width of the window: the picture stands above it. @default false */
  isWide?: boolean | undefined;
  children: ReactNode;
}

/** The layout of every public page: the tenant's logo and picture, and the footer of clause 2.2. */
export function PublicFrame({ title, isWide, children }: PublicFrameProps) {
  const { copyright, privacyUrl } = useTenant();
  const year = useThisYear();
  const TenantLogo = useComponent('Logo', Logo);
  const Aside = useComponent('LoginAside', LoginAside);
  const Footer = useComponent('LoginFooter', LoginFooter);
  return (
    <div className={styles.root} data-wide={isWide || undefined}>
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

/** The tenant's picture with its tagline. */
function LoginAside() {
  const { tagline, pictures } = useTenant();
  return (
    <>
      <img className={styles.art} src={pictures.stage} alt="" />
      <p className={styles.tagline}>{tagline}</p>
    </>
  );
}

/** The footer: build, privacy link if configured, notices if there are any, copyright (clause 2.2), and the other languages. */
function LoginFooter({ version, builtOn, privacyUrl, copyright }: LoginFooterProps) {
  const { has_notices: hasNotices } = useAppArguments().arguments;
  const sellsTickets = useFeature('ticketing');
  return (
    <footer className={styles.footer}>
      <span>{messages.build(version, builtOn)}</span>
      {sellsTickets && <a href="/tickets">{messages.buyTickets}</a>}
      {privacyUrl && (
        <a href={privacyUrl} rel="noopener noreferrer">
          {messages.privacy}
        </a>
      )}
      {hasNotices === true && <PublicLink to="/notices">{messages.notices}</PublicLink>}
      <span>{copyright}</span>
      <LanguageLinks />
    </footer>
  );
}

export interface PublicLinkProps {
  /** The path of another public page. */
  to: string;
  /** The main act of its page, shown as a button. @default false */
  isMain?: boolean | undefined;
  children: ReactNode;
}

/** A link between public pages, which have no router. It keeps the `redirect` parameter of the URL. */
export function PublicLink({ to, isMain = false, children }: PublicLinkProps) {
  function follow(event: MouseEvent) {
    const isForBrowser =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isForBrowser) return;
    event.preventDefault();
    pushAddress(to + location.search);
  }
  return (
    <a
      {...(isMain ? buttonVariant({ variant: 'primary' }) : { className: styles.link })}
      href={to}
      onClick={follow}
    >
      {children}
    </a>
  );
}
