import { actions } from '@callboard/api-client/actions';
import type { RecordOf } from '@callboard/api-contract';
import type { QueryOutputOf } from '@callboard/api-contract/queries';
import type { LayoutContent } from '@callboard/api-contract/layouts';
import { useZone } from '@callboard/records';
import { formatInstant } from '@callboard/ui-kit/dates';
import { Badge, EmptyState, List } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { layoutMessages as words } from './layoutMessages';
import { roleNames } from './roleNames';

type Version = QueryOutputOf<'layoutDraft'>['versions'][number];

export interface LayoutVersionsProps {
  layout: RecordOf<'layouts'>;
  versions: readonly Version[];
  onRolledBack: (content: LayoutContent) => void;
}

/** Published versions, newest first; any of them can be published again. */
export function LayoutVersions({ layout, versions, onRolledBack }: LayoutVersionsProps) {
  const [selected, setSelected] = useState<Version>();
  const zone = useZone();
  if (versions.length === 0) {
    return <EmptyState title={words.noVersions}>{words.noVersionsText}</EmptyState>;
  }
  const isCurrent = ({ number }: Version) =>
    layout.status === 'published' && number === layout.version_number;
  return (
    <>
      <List
        label={words.versions}
        items={versions.map((version) => ({
          id: String(version.number),
          title: words.version(version.number),
          subtitle: `${formatInstant(version.created, zone)} · ${roleNames(version.roles)}`,
          end: isCurrent(version) ? (
            <Badge tone="green">{words.current}</Badge>
          ) : (
            <Button
              size="small"
              onClick={() => setSelected(version)}
              aria-label={words.rollBackTo(version.number)}
            >
              {words.rollBack}
            </Button>
          ),
        }))}
      />
      {selected && (
        <RollBackDialog
          layout={layout}
          version={selected}
          onRolledBack={onRolledBack}
          onClose={() => setSelected(undefined)}
        />
      )}
    </>
  );
}

interface RollBackDialogProps {
  layout: RecordOf<'layouts'>;
  version: Version;
  onRolledBack: (content: LayoutContent) => void;
  onClose: () => void;
}

function RollBackDialog({ layout, version, onRolledBack, onClose }: RollBackDialogProps) {
  const [rollBack, { isLoading }] = actions.rollBackLayout.useAction();
  const alerts = useAlerts();

  async function confirm() {
    const { ok } = await rollBack(layout.hashcode, { number: version.number });
    onClose();
    if (!ok) return;
    onRolledBack(version.content);
    alerts.show({ kind: 'success', message: words.rolledBack(version.number) });
  }

  return (
    <Dialog
      open
      title={words.rollBackTitle(version.number)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isLoading} onClick={() => void confirm()}>
            {words.rollBack}
          </Button>
        </>
      }
    >
      <p>{words.rollBackText(roleNames(version.roles))}</p>
    </Dialog>
  );
}
