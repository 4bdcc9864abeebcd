import { actions } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import { useIsViewing } from '@callboard/auth';
import { useEffect, useRef } from 'react';

/** Marks an announcement as read on the server once it is on the screen: for its receivers, and once for each visit. */
export function useMarkAsRead(announcement: string): void {
  const isPublished = collections.announcements.useGet(announcement).data?.status === 'published';
  // An admin who views as another user reads nothing for them.
  const isViewing = useIsViewing();
  const [read] = actions.readAnnouncement.useAction();
  const marked = useRef<string>(undefined);
  useEffect(() => {
    // The server's note of who has read it.
    if (!isPublished || isViewing || marked.current === announcement) return;
    marked.current = announcement;
    void read({ announcement });
  }, [announcement, isPublished, isViewing, read]);
}
