import { hasRole } from '@callboard/api-contract';
import type { Showing } from '@callboard/api-contract/dashboards';
import { useActor } from '@callboard/records';
import { Card } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { messages } from './messages';
import { Showings } from './Showings';

/** Performances of today; staff go on to the page from which they run them. */
export function TodaysRun({ showings }: { showings: readonly Showing[] }) {
  const { roles } = useActor();
  return (
    <Card
      title={messages.todaysRun}
      {...(hasRole(roles, ['staff']) && { actions: <Link to="/tonight">{messages.tonight}</Link> })}
    >
      <Showings label={messages.todaysRun} showings={showings} />
    </Card>
  );
}
