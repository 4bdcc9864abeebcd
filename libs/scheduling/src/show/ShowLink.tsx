import { hasRole } from '@callboard/api-contract';
import { useSession } from '@callboard/auth';
import { buttonVariant, Icon } from '@callboard/ui-kit/elements';
import { Link } from 'react-router';
import { showLinkMessages as words } from './showLinkMessages';

export interface ShowLinkProps {
  /** The hashcode of a performance, and its status. */
  performance: string;
  status: string;
}

/** Leads to the night of a performance that is announced or on: to run it, or to follow it. */
export function ShowLink({ performance, status }: ShowLinkProps) {
  const { roles } = useSession();
  if (status !== 'scheduled' && status !== 'running') return null;
  return (
    <Link {...buttonVariant()} to={`/performances/${performance}/show`}>
      <Icon name="stage" /> {hasRole(roles, ['staff']) ? words.run : words.follow}
    </Link>
  );
}
