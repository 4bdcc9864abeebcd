import { queries } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { fromWallTime, isWallTime, toWallTime, zoneName } from '@callboard/domain/calendar';
import { useUndoAlert, useZone } from '@callboard/records';
import { DateTimeField } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Field } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { useCanMake } from '@callboard/records/screen';
import { announcementMessages as words } from './announcementMessages';

type Announcement = RecordOf<'announcements'>;

/** Schedules a draft for a time, or moves the time of one that is scheduled. */
export function ScheduleButton({ announcement }: { announcement: Announcement }) {
  const [isOpen, setOpen] = useState(false);
  const canSchedule = useCanMake('announcements')('schedule');
  if (announcement.status === 'draft' && !canSchedule) return null;
  return (
    <>
      <Button icon="clock" onClick={() => setOpen(true)}>
        {announcement.status === 'draft' ? words.schedule : words.moveTime}
      </Button>
      {isOpen && <ScheduleDialog announcement={announcement} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ScheduleDialogProps {
  announcement: Announcement;
  onClose: () => void;
}

function ScheduleDialog({ announcement, onClose }: ScheduleDialogProps) {
  const { hashcode, title, status, publish_at } = announcement;
  const zone = useZone();
  const [time, setTime] = useState(() => (publish_at ? toWallTime(publish_at, zone) : null));
  const [error, setError] = useState<string>();
  const reach = queries.announcementReach.useQuery({ announcement: hashcode }).data?.reached;
  const { schedule, isBusy } = useSchedule(announcement);
  const instant = time !== null && isWallTime(time) ? fromWallTime(time, zone) : null;

  async function submit() {
    if (instant === null || Date.parse(instant) <= Date.now()) return setError(words.needsTime);
    setError(undefined);
    if (await schedule(instant)) onClose();
  }

  return (
    <Dialog
      open
      width={480}
      title={words.scheduleTitle(title)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isBusy} disabled={reach === 0} onClick={() => void submit()}>
            {status === 'draft' ? words.schedule : words.moveTime}
          </Button>
        </>
      }
    >
      <Stack>
        <Field label={words.publishAt} required error={error}>
          <DateTimeField
            value={time}
            onChange={setTime}
            zone={zoneName(zone, instant ?? new Date().toISOString())}
          />
        </Field>
        {reach !== undefined && <p>{reach === 0 ? words.noReceivers : words.scheduleText(reach)}</p>}
      </Stack>
    </Dialog>
  );
}

/** Saves the time, and makes the transition of a draft. */
function useSchedule({ hashcode, title, status, version, publish_at }: Announcement) {
  const [patch, patching] = collections.announcements.usePatch();
  const [act, acting] = collections.announcements.useAct();
  const notify = useUndoAlert();
  return {
    isBusy: patching.isLoading || acting.isLoading,
    async schedule(instant: string): Promise<boolean> {
      const changeSets: string[] = [];
      if (!publish_at || Date.parse(instant) !== Date.parse(publish_at)) {
        const moved = await patch(hashcode, { publish_at: instant }, version);
        if (!moved.ok) return false;
        if (moved.changeSet) changeSets.push(moved.changeSet);
      }
      if (status === 'draft') {
        const scheduled = await act('schedule', hashcode);
        if (!scheduled.ok) return false;
        if (scheduled.changeSet) changeSets.push(scheduled.changeSet);
      }
      notify(status === 'draft' ? words.scheduled(title) : words.movedTime, changeSets);
      return true;
    },
  };
}
