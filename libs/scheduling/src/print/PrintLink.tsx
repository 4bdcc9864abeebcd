import { buttonVariant, Icon } from '@callboard/ui-kit/elements';
import { Link } from 'react-router';
import { printMessages as words } from './printMessages';

/** Leads to the page that is printed. */
export function PrintLink({ to }: { to: string }) {
  return (
    <Link {...buttonVariant()} to={to}>
      <Icon name="entries" /> {words.print}
    </Link>
  );
}
