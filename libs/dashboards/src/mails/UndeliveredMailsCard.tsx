import { Card } from '@callboard/ui-kit/layout';
import { mailMessages as words } from './mailMessages';
import { UndeliveredMails } from './UndeliveredMails';
import { useUndeliveredMails } from './useUndeliveredMails';

/** The mails that could not be sent, as a card. Hidden while there are none. */
export function UndeliveredMailsCard() {
  const { data, problem, isLoading } = useUndeliveredMails();
  if (data ? data.length === 0 : !problem && !isLoading) return null;
  return (
    <Card title={words.title}>
      <UndeliveredMails />
    </Card>
  );
}
