'use no memo'; // Texts are read again when the language changes.

import type { Foyer } from '@callboard/api-contract/scheduling';
import { timeOfInstant } from '@callboard/domain/calendar';
import { useComponent, useTenant } from '@callboard/tenant';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Banner, useWakeLock } from '@callboard/ui-kit/layout';
import { useEffect, useState } from 'react';
import { LanguageLinks } from '../../language/LanguageLinks';
import { Logo } from '../../logo/Logo';
import { useDocumentTitle } from '../../routing/useDocumentTitle';
import { PublicLink } from '../PublicFrame';
import { foyerMessages as words } from './foyerMessages';
import { FoyerNight } from './FoyerNight';
import styles from './FoyerPage.module.css';
import { useFoyer } from './useFoyer';

/** The night of a performance as it hangs in the foyer, and as the audience follows it on a phone: without signing in. */
export function FoyerPage({ performance }: { performance: string }) {
  const { foyer, problem, lostSince } = useFoyer(performance);
  const { timeZone } = useTenant();
  useDocumentTitle({
    route: { name: foyer?.performance.title ?? words.now, path: '/foyer/:hashcode' },
  });
  useWakeLock();
  return (
    <div className={styles.root}>
      <Header foyer={foyer} />
      <main className={styles.main}>
        {lostSince !== null && (
          <Banner
            kind="warning"
            title={words.lost(timeOfInstant(new Date(lostSince).toISOString(), foyer?.zone ?? timeZone))}
          >
            {words.lostText}
          </Banner>
        )}
        {problem?.kind === 'missing' ? (
          <EmptyState
            icon="clock"
            title={words.notShown}
            action={<PublicLink to="/season">{words.season}</PublicLink>}
          >
            {words.notShownText}
          </EmptyState>
        ) : (
          <QueryView query={{ value: foyer, problem, isLoading: !foyer && !problem }}>
            {(value) => <FoyerNight foyer={value} />}
          </QueryView>
        )}
      </main>
      <footer className={styles.footer}>
        <LanguageLinks />
        <FullScreenButton />
      </footer>
    </div>
  );
}

function Header({ foyer }: { foyer: Foyer | undefined }) {
  const TenantLogo = useComponent('Logo', Logo);
  return (
    <header className={styles.header}>
      {TenantLogo && <TenantLogo place="login" />}
      {foyer && (
        <div className={styles.heading}>
          <h1>{foyer.performance.title}</h1>
          <p>
            {foyer.event} · {foyer.venue} · {foyer.space}
          </p>
        </div>
      )}
      {foyer && <Clock zone={foyer.zone} />}
    </header>
  );
}

/** The time at the venue. */
function Clock({ zone }: { zone: string }) {
  const [now, setNow] = useState(() => new Date());
  // Synchronises with the clock of the device.
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <time className={styles.clock}>{timeOfInstant(now.toISOString(), zone)}</time>;
}

/** Where the browser can: not on the phones that have no full screen for pages. */
function FullScreenButton() {
  const [isFull, setIsFull] = useState(() => document.fullscreenElement !== null);
  // Synchronises with the full screen of the browser.
  useEffect(() => {
    const read = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, []);
  if (isFull || !document.fullscreenEnabled) return null;
  return (
    <Button variant="quiet" onClick={() => void document.documentElement.requestFullscreen()}>
      {words.fullScreen}
    </Button>
  );
}
