import type { ScreenProps } from '@callboard/tenant';
import { Card, Page, PageHeader } from '@callboard/ui-kit/layout';
import { useNavigate } from 'react-router';
import { accountMessages as words } from './accountMessages';
import { ChangePasswordForm } from './ChangePasswordForm';

/** The current user's password (clause 2.8). */
export function Screen({ title = words.updatePassword }: ScreenProps) {
  const navigate = useNavigate();
  return (
    <Page width="text">
      <PageHeader title={title} />
      <Card>
        <ChangePasswordForm onDone={() => void navigate('/account')} />
      </Card>
    </Page>
  );
}
