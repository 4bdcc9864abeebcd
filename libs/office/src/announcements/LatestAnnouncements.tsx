import { queries } from '@callboard/api-client/actions';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { AnnouncementLines } from './AnnouncementLines';
import { announcementMessages as words } from './announcementMessages';

/** How many the start page shows. */
const shown = 3;

/** The latest announcements of the user, for a start page; nothing where there are none. */
export function LatestAnnouncements() {
  const { data } = queries.ownAnnouncements.useQuery({});
  if (!data?.results.length) return null;
  return (
    <Card
      title={words.latest}
      actions={
        <Link to="/announcements" {...buttonVariant({ size: 'small' })}>
          {words.back}
        </Link>
      }
    >
      <AnnouncementLines announcements={data.results.slice(0, shown)} />
    </Card>
  );
}
