'use no memo'; // Texts are read again when the language changes, and what was typed stays.

import { useTenant } from '@callboard/tenant';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { ErrorPage } from '../errors/ErrorPage';
import { importOrReload } from '../errors/importOrReload';
import { Splash } from '../startup/Splash';
import type { PublicPageName } from './usePublicPage';

const ForgotPage = lazy(async () => ({
  default: (await importOrReload(() => import('./ForgotPage'))).ForgotPage,
}));
const NewPasswordPage = lazy(async () => ({
  default: (await importOrReload(() => import('./NewPasswordPage'))).NewPasswordPage,
}));
const ActivateUserPage = lazy(async () => ({
  default: (await importOrReload(() => import('./ActivateUserPage'))).ActivateUserPage,
}));
const InvitationPage = lazy(async () => ({
  default: (await importOrReload(() => import('./InvitationPage'))).InvitationPage,
}));
const SeasonPage = lazy(async () => ({
  default: (await importOrReload(() => import('./season/SeasonPage'))).SeasonPage,
}));
const ResultsPage = lazy(async () => ({
  default: (await importOrReload(() => import('./season/ResultsPage'))).ResultsPage,
}));
const AccountPage = lazy(async () => ({
  default: (await importOrReload(() => import('./season/AccountPage'))).AccountPage,
}));
const ConfirmEmailPage = lazy(async () => ({
  default: (await importOrReload(() => import('./season/ConfirmEmailPage'))).ConfirmEmailPage,
}));
const ConsentPage = lazy(async () => ({
  default: (await importOrReload(() => import('./ConsentPage'))).ConsentPage,
}));

const FoyerPage = lazy(async () => ({
  default: (await importOrReload(() => import('./foyer/FoyerPage'))).FoyerPage,
}));
const TimetablePage = lazy(async () => ({
  default: (await importOrReload(() => import('./timetable/TimetablePage'))).TimetablePage,
}));
const VotePage = lazy(async () => ({
  default: (await importOrReload(() => import('./vote/VotePage'))).VotePage,
}));
const BadgePage = lazy(async () => ({
  default: (await importOrReload(() => import('./badge/BadgePage'))).BadgePage,
}));
const NoticesPage = lazy(async () => ({
  default: (await importOrReload(() => import('./NoticesPage'))).NoticesPage,
}));

/** The public pages other than the login (clause 2.1), each loaded when it is opened. */
export function PublicPage({ page }: { page: PublicPageName }) {
  return (
    <ErrorBoundary
      resetKey={page.page}
      fallback={(error) => <ErrorPage error={error} onRetry={() => location.reload()} />}
    >
      <Suspense fallback={<Splash />}>
        <Page page={page} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Page({ page }: { page: PublicPageName }) {
  const { activation } = useTenant();
  if (page.page === 'forgot') return <ForgotPage />;
  if (page.page === 'notices') return <NoticesPage />;
  if (page.page === 'foyer') return <FoyerPage key={page.record} performance={page.record} />;
  if (page.page === 'timetable') return <TimetablePage key={page.record} event={page.record} />;
  if (page.page === 'vote') return <VotePage key={page.record} stage={page.record} />;
  if (page.page === 'badges') return <BadgePage key={page.record} badge={page.record} />;
  if (page.page === 'season') return <SeasonPage />;
  if (page.page === 'results') return <ResultsPage />;
  if (page.page === 'account') return <AccountPage />;
  if (page.page === 'confirmEmail') return <ConfirmEmailPage key={page.token} token={page.token} />;
  if (page.page === 'consent') return <ConsentPage key={page.token} token={page.token} />;
  if (page.page === 'newPassword') return <NewPasswordPage key={page.token} token={page.token} />;
  // The tenant decides which of the two is used (clauses 2.5 to 2.7).
  const Activate = activation === 'screen' ? ActivateUserPage : InvitationPage;
  return <Activate key={page.token} token={page.token} />;
}
