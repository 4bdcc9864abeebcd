import { useActor } from '@callboard/records';
import { useLabel } from '@callboard/tenant';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { listHref } from '@callboard/records/screen';
import { messages } from './messages';

/** How many entries wait for a decision, with the way to them. */
export function Waiting({ count }: { count: number }) {
  const label = useLabel('entries');
  const isOffice = useActor().roles.some((role) => role === 'staff' || role === 'admin');
  return (
    <Banner
      title={messages.waitingTitle}
      actions={
        <Link
          to={isOffice ? '/entries/decide' : listHref('entries', { status: 'submitted' })}
          {...buttonVariant({ variant: 'primary' })}
        >
          {messages.decide}
        </Link>
      }
    >
      {messages.waiting(count, label)}
    </Banner>
  );
}
