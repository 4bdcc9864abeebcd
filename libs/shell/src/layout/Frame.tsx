import { BesideContext, pageLeft, useAppDispatch } from '@callboard/app-state';
import { lazy, Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { importOrReload } from '../errors/importOrReload';
import { messages } from '../messages';
import { ServerBanner } from '../startup/ServerBanner';
import { ModalHost } from './ModalHost';
import { ToolHost } from './ToolHost';
import { NavBar } from '../navigation/NavBar';
import { PageTabs } from '../navigation/PageTabs';
import { PhoneBar } from '../navigation/PhoneBar';
import { PhoneDock } from '../navigation/PhoneDock';
import { useIsNarrow } from '../navigation/useIsNarrow';
import { useModules } from '../navigation/useModules';
import { useSignedIn } from '../routing/useSignedIn';
import styles from './Frame.module.css';

// Hardly anybody ever views as somebody else.
const ViewingBanner = lazy(async () => ({
  default: (await importOrReload(() => import('./ViewingBanner'))).ViewingBanner,
}));

export interface FrameProps {
  children: ReactNode;
}

/** What stays in sight on every page: the navigation, and the alerts of the connection. */
export function Frame({ children }: FrameProps) {
  const tabs = useModules();
  const { viewing } = useSignedIn();
  const isNarrow = useIsNarrow();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  const lastPath = useRef(pathname);

  // Resets what the store has of the page before the next page's own effects fill it (clause 2.36); and moves
  // the browser's focus to the new page, which would else stay on a link that may be gone.
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
          {/* Moves the focus by itself: an entry in the history for #page would be one that the router does not know. */}
          <a
            className={styles.skip}
            href="#page"
            onClick={(event) => {
              event.preventDefault();
              main.current?.focus();
            }}
          >
            {messages.skipToPage}
          </a>
          {isNarrow ? <PhoneBar /> : <NavBar tabs={tabs} />}
          <div className={styles.notice}>
            <ServerBanner />
            {viewing && (
              <Suspense>
                <ViewingBanner />
              </Suspense>
            )}
          </div>
          <PageTabs />
          <div className={styles.row}>
            <main className={styles.main} id="page" tabIndex={-1} ref={main}>
              <BesideContext value={beside}>{children}</BesideContext>
            </main>
            <div className={styles.beside} ref={setBeside} />
          </div>
          {isNarrow && <PhoneDock tabs={tabs} />}
        </div>
      </ToolHost>
    </ModalHost>
  );
}
