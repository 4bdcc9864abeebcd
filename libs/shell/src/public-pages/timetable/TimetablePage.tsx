'use no memo'; // Texts are read again when the language changes.

import { timeOfInstant } from '@callboard/domain/calendar';
import { useComponent, useTenant } from '@callboard/tenant';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Banner } from '@callboard/ui-kit/layout';
import { LanguageLinks } from '../../language/LanguageLinks';
import { Logo } from '../../logo/Logo';
import { useDocumentTitle } from '../../routing/useDocumentTitle';
import { PublicLink } from '../PublicFrame';
import { timetableMessages as words } from './timetableMessages';
import styles from './TimetablePage.module.css';
import { TimetableView } from './TimetableView';
import { useTimetable } from './useTimetable';

/** The timetable of an event as it was released, for everyone: without signing in. */
export function TimetablePage({ event }: { event: string }) {
  const { timetable, problem, lostSince } = useTimetable(event);
  const { timeZone } = useTenant();
  const TenantLogo = useComponent('Logo', Logo);
  useDocumentTitle({
    route: {
      name: timetable ? `${words.title} · ${timetable.event.name}` : words.title,
      path: '/timetable/:hashcode',
    },
  });
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        {TenantLogo && <TenantLogo place="login" />}
        <div>
          <h1>{timetable?.event.name ?? words.title}</h1>
          {timetable && <p>{words.title}</p>}
        </div>
      </header>
      <main className={styles.main}>
        {lostSince !== null && (
          <Banner
            kind="warning"
            title={words.stored(timeOfInstant(new Date(lostSince).toISOString(), timeZone))}
          >
            {words.storedText}
          </Banner>
        )}
        {problem?.kind === 'missing' ? (
          <EmptyState
            icon="calendar"
            title={words.notShown}
            action={<PublicLink to="/season">{words.season}</PublicLink>}
          >
            {words.notShownText}
          </EmptyState>
        ) : (
          <QueryView query={{ value: timetable, problem, isLoading: !timetable && !problem }}>
            {(value) => <TimetableView timetable={value} />}
          </QueryView>
        )}
      </main>
      <footer className={styles.footer}>
        {timetable && <PublicLink to="/season">{words.season}</PublicLink>}
        <LanguageLinks />
      </footer>
    </div>
  );
}
