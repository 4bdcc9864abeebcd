import { buttonVariant } from '@callboard/ui-kit/elements';
import { Link } from 'react-router';
import { decideLinkMessages as words } from './decideLinkMessages';

/** Leads to the desk where the office decides. */
export function DecideLink({ to }: { to: string }) {
  return (
    <Link {...buttonVariant()} to={to}>
      {words.decide}
    </Link>
  );
}
