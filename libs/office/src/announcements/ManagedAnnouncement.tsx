import { collections } from '@callboard/api-client/collections';
import { CommentedProfile, type ProfileTab } from '@callboard/records/profile';
import { DateTimeText } from '@callboard/ui-kit/dates';
import { Banner } from '@callboard/ui-kit/layout';
import { filesTab } from '@callboard/records/files';
import { TargetEditor } from '../targets/TargetEditor';
import { announcementMessages as words } from './announcementMessages';
import { PublishButton } from './PublishButton';
import { Receipts } from './Receipts';
import { ScheduleButton } from './ScheduleButton';

// Both first show how many people are notified.
const ownTransitions = ['publish', 'schedule'] as const;

/** An announcement for those who manage it: before it is published who gets it, afterwards who read it. */
export function ManagedAnnouncement({ hashcode }: { hashcode: string }) {
  const { data: announcement } = collections.announcements.useGet(hashcode);
  const isSent = announcement?.status === 'published' || announcement?.status === 'revoked';
  const targets: ProfileTab = {
    id: 'people',
    label: words.people,
    render: () => (
      <TargetEditor of="announcement" record={hashcode} readOnly={announcement?.status === 'revoked'} />
    ),
  };
  const receipts: ProfileTab = {
    id: 'receivers',
    label: words.readers,
    render: () => announcement && <Receipts announcement={announcement} />,
  };
  return (
    <CommentedProfile
      collection="announcements"
      hashcode={hashcode}
      ownTransitions={ownTransitions}
      leadingTabs={isSent ? [receipts, targets] : [targets]}
      tabs={[filesTab('announcements')]}
      header={() => (
        <>
          {announcement?.status === 'scheduled' && (
            <Banner actions={<ScheduleButton announcement={announcement} />}>
              {words.waits} <DateTimeText value={announcement.publish_at} />
            </Banner>
          )}
          {announcement?.status === 'revoked' && <Banner kind="warning">{words.revokedNote}</Banner>}
        </>
      )}
      actions={() =>
        announcement &&
        !isSent && (
          <>
            {announcement.status === 'draft' && <ScheduleButton announcement={announcement} />}
            <PublishButton announcement={announcement} />
          </>
        )
      }
    />
  );
}
