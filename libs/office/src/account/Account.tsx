import { useIsViewing } from '@callboard/auth';
import type { ScreenProps } from '@callboard/tenant';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { Banner, Card, Page, PageHeader } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { accountMessages as words } from './accountMessages';
import { AvatarCard } from './AvatarCard';
import { LanguageCard } from './LanguageCard';
import { PasskeysCard } from './PasskeysCard';
import { SessionsCard } from './SessionsCard';
import { TwoStepCard } from './TwoStepCard';

/** The user's sign-in methods and active sessions. */
export function Screen({ title = words.title }: ScreenProps) {
  const isViewing = useIsViewing();
  if (isViewing) {
    return (
      <Page width="text">
        <PageHeader title={title} />
        <Banner kind="info" title={words.notWhileViewing}>
          {words.notWhileViewingText}
        </Banner>
      </Page>
    );
  }
  return (
    <Page width="text">
      <PageHeader title={title} subtitle={words.subtitle} />
      <AvatarCard />
      <Card title={words.password}>
        <Link to="/update-password" {...buttonVariant()}>
          {words.changePassword}
        </Link>
      </Card>
      <Card title={words.notifications}>
        <Link to="/account/notifications" {...buttonVariant()}>
          {words.changeNotifications}
        </Link>
      </Card>
      <LanguageCard />
      <TwoStepCard />
      <PasskeysCard />
      <SessionsCard />
    </Page>
  );
}
