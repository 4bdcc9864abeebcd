import { hasRole } from '@callboard/api-contract';
import { useActor } from '@callboard/records';
import { useHashcode } from '@callboard/records/screen';
import { AnnouncementPage } from './AnnouncementPage';
import { ManagedAnnouncement } from './ManagedAnnouncement';
import { useMarkAsRead } from './useMarkAsRead';

/** One announcement: for staff with who gets it and who read it, for everyone else to read. */
export function Screen() {
  const hashcode = useHashcode();
  const isStaff = hasRole(useActor().roles, ['staff']);
  useMarkAsRead(hashcode);
  // Another announcement begins with nothing of this one.
  return isStaff ? (
    <ManagedAnnouncement key={hashcode} hashcode={hashcode} />
  ) : (
    <AnnouncementPage key={hashcode} hashcode={hashcode} />
  );
}
