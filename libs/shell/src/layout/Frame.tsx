import { AsideContext, pageLeft, useAppDispatch } from '@callboard/app-state';
import { useMediaQuery } from '@callboard/ui-kit/layout';
import { lazy, Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { importOrReload } from '../errors/importOrReload';
import { LiveBanner } from '../live/LiveBanner';
import { frameMessages } from '../frameMessages';
import { OutboxBanner } from '../outbox/OutboxBanner';
import { ServerBanner } from '../startup/ServerBanner';
import { ModalHost } from './ModalHost';
import { ToolHost } from './ToolHost';
import { usePlaceMemory } from './usePlaceMemory';
import { NavBar } from '../navigation/NavBar';
import { PageTabs } from '../navigation/PageTabs';
import { PhoneBar } from '../navigation/PhoneBar';
import { PhoneDock } from '../navigation/PhoneDock';
import { useModules } from '../navigation/useModules';
import { useSignedIn } from '../routing/useSignedIn';
import styles from './Frame.module.css';

// Lazy, because viewing as another user is rare.
const ViewingBanner = lazy(async () => ({
  default: (await importOrReload(() => import('./ViewingBanner'))).ViewingBanner,
}));

export interface FrameProps {
  children: ReactNode;
}

/** The layout around every page: the navigation, and the alerts about the connection. */
export function Frame({ children }: FrameProps) {
  const tabs = useModules();
  const { viewing } = useSignedIn();
  const isNarrow = useMediaQuery('(width < 64rem)');
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const [aside, setAside] = useState<HTMLElement | null>(null);
  const lastPath = useRef(pathname);
  usePlaceMemory(main);

  // Resets the state of the previous page before the effects of the next page set it (clause 2.36), and moves the browser's focus to the
  // new page, because the link that had it can be gone.
  useLayoutEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    dispatch(pageLeft());
    main.current?.focus({ preventScroll: true });
  }, [dispatch, pathname]);

  return (
    <ModalHost>
      <ToolHost>
        <div className={styles.root} data-narrow={isNarrow || undefined}>
          {/* Moves the focus by script: the router would not know a history entry for #page. */}
          <a
            className={styles.skip}
            href="#page"
            onClick={(event) => {
              event.preventDefault();
              main.current?.focus();
            }}
          >
            {frameMessages.skipToPage}
          </a>
          {isNarrow ? <PhoneBar /> : <NavBar tabs={tabs} />}
          <div className={styles.notice}>
            <ServerBanner />
            <LiveBanner />
            <OutboxBanner />
            {viewing && (
              <Suspense>
                <ViewingBanner />
              </Suspense>
            )}
          </div>
          <PageTabs />
          <div className={styles.row}>
            <main className={styles.main} id="page" tabIndex={-1} ref={main}>
              <AsideContext value={aside}>{children}</AsideContext>
            </main>
            <div className={styles.beside} ref={setAside} />
          </div>
          {isNarrow && <PhoneDock tabs={tabs} />}
        </div>
      </ToolHost>
    </ModalHost>
  );
}
