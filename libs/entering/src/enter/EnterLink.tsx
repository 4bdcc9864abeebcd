import { hasRole, type RecordOf } from '@callboard/api-contract';
import { useActor } from '@callboard/records';
import { useLabel } from '@callboard/tenant';
import { buttonVariant, Icon } from '@callboard/ui-kit/elements';
import { Link } from 'react-router';
import { enteringMessages as words } from './enteringMessages';

/** Leads from an event whose entries are open to the first page of entering. */
export function EnterLink({ event }: { event: RecordOf<'events'> }) {
  const { roles } = useActor();
  const label = useLabel('entries');
  if (event['status'] !== 'open' || !hasRole(roles, ['staff', 'participant'])) return null;
  return (
    <Link {...buttonVariant()} to={`/events/${event.hashcode}/enter`}>
      <Icon name="plus" /> {words.enter(label)}
    </Link>
  );
}
