import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { PlanView } from '../view/PlanView';
import { withBackgroundsOf } from '@callboard/domain/booking';
import { useZone } from '@callboard/records';
import { formatInstant } from '@callboard/ui-kit/dates';
import { EmptyState, List, QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { floorPlanMessages as words } from './floorPlanMessages';
import type { Drawing } from './useDrawing';
import { useVersions } from './useVersions';

export interface FloorPlanVersionsProps {
  plan: RecordOf<'floorPlans'>;
  drawing: Drawing;
  readOnly: boolean;
}

/** Published versions with their time, newest first; any of them can be opened and become the drawing again. */
export function FloorPlanVersions({ plan, drawing, readOnly }: FloorPlanVersionsProps) {
  const { data, problem, isLoading, refetch } = useVersions(plan.hashcode);
  const [opened, setOpened] = useState<string>();
  const zone = useZone();
  return (
    <QueryView
      query={{ value: data?.results, problem, isLoading, retry: refetch }}
      loading={<Skeleton lines={4} />}
      empty={<EmptyState title={words.noVersions}>{words.noVersionsText}</EmptyState>}
      isEmpty={(versions) => versions.length === 0}
    >
      {(versions) => (
        <>
          <List
            label={words.versions}
            items={versions.map(({ hashcode, number, seats, created }) => ({
              id: hashcode,
              title: words.version(number),
              subtitle: words.versionLine(formatInstant(created, zone), seats),
              end: (
                <Button
                  size="small"
                  aria-label={words.openVersion(number)}
                  onClick={() => setOpened(hashcode)}
                >
                  {words.open}
                </Button>
              ),
            }))}
          />
          {opened !== undefined && (
            <VersionDialog
              version={opened}
              drawing={readOnly ? undefined : drawing}
              onClose={() => setOpened(undefined)}
            />
          )}
        </>
      )}
    </QueryView>
  );
}

interface VersionDialogProps {
  version: string;
  /** Absent: it can only be looked at. */
  drawing: Drawing | undefined;
  onClose: () => void;
}

function VersionDialog({ version, drawing, onClose }: VersionDialogProps) {
  const { data, problem, isLoading, refetch } = collections.floorPlanVersions.useGet(version);
  const alerts = useAlerts();

  function take() {
    if (!data?.content || !drawing) return;
    drawing.change(withBackgroundsOf(data.content, drawing.content));
    onClose();
    alerts.show({ kind: 'info', message: words.taken(data.number) });
  }

  return (
    <Dialog
      open
      width={720}
      title={data ? words.version(data.number) : words.versions}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          {drawing && (
            <Button variant="primary" disabled={!data} onClick={take}>
              {words.take}
            </Button>
          )}
        </>
      }
    >
      <QueryView
        query={{ value: data?.content, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={8} />}
      >
        {(content) => <PlanView plan={content} />}
      </QueryView>
    </Dialog>
  );
}
