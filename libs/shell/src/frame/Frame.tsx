import { PageContext, useTenant } from '@callboard/tenant';
import { use, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { messages } from '../messages';
import { OfflineBanner } from '../startup/OfflineBanner';
import { menuOf } from './menuOf';
import { NavBar } from './NavBar';
import { PageTabs } from './PageTabs';
import { PhoneBar } from './PhoneBar';
import { PhoneDock } from './PhoneDock';
import { useIsNarrow } from './useIsNarrow';
import { useSignedIn } from './useSignedIn';
import styles from './Frame.module.css';

export interface FrameProps {
  children: ReactNode;
}

/** What stays in sight on every page: the navigation, and the alerts of the connection. */
export function Frame({ children }: FrameProps) {
  const tabs = menuOf(useSignedIn().navigation.modules, useTenant().navigation.hidden);
  const isNarrow = useIsNarrow();
  const page = use(PageContext);
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef(pathname);

  // Clears the store of the page, which is outside React, before the next page's own effects fill it (clause 2.36); and moves
  // the browser's focus to the new page, which would else stay on a link that may be gone.
  useLayoutEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    page.clear();
    main.current?.focus({ preventScroll: true });
  }, [page, pathname]);

  return (
    <div className={styles.root} data-narrow={isNarrow || undefined}>
      <a className={styles.skip} href="#page">
        {messages.skipToPage}
      </a>
      {isNarrow ? <PhoneBar /> : <NavBar tabs={tabs} />}
      <div className={styles.notice}>
        <OfflineBanner />
      </div>
      <PageTabs />
      <main className={styles.main} id="page" tabIndex={-1} ref={main}>
        {children}
      </main>
      {isNarrow && <PhoneDock tabs={tabs} />}
    </div>
  );
}
