import { collections } from '@callboard/api-client/collections';
import { performances } from '@callboard/api-contract/scheduling';
import { announcedStatuses } from '@callboard/domain/booking';
import { useUndoAlert, useZone } from '@callboard/records';
import { formatInstant } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Checkbox } from '@callboard/ui-kit/inputs';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { reasonsOf } from './reasonsOf';
import { seatMapMessages as words } from './seatMapMessages';
import type { SaleSetup } from './useSaleSetup';

const { transitions } = performances.lifecycle;

export interface OpenSaleDialogProps {
  setup: SaleSetup;
  onClose: () => void;
}

/** Opens the sale, once nothing that it needs is missing. */
export function OpenSaleDialog({
  setup: { map, performance, counts, checks },
  onClose,
}: OpenSaleDialogProps) {
  const [act, { isLoading }] = collections.seatMaps.useAct();
  const [actOnPerformance, announcing] = collections.performances.useAct();
  const isHidden = !announcedStatuses.includes(performance.status);
  const canAnnounce = isHidden && transitions.schedule.from.some((status) => status === performance.status);
  const [isAnnounced, setAnnounced] = useState(canAnnounce);
  const showUndoAlert = useUndoAlert();
  const zone = useZone();
  const [missing, open] = [reasonsOf(checks, 'missing'), reasonsOf(checks, 'open')];

  async function openSale() {
    if (canAnnounce && isAnnounced && !(await actOnPerformance('schedule', performance.hashcode)).ok) return;
    const outcome = await act('open_sale', map.hashcode);
    if (!outcome.ok) return;
    onClose();
    showUndoAlert(words.opened, outcome.changeSet);
  }

  return (
    <Dialog
      open
      width={480}
      title={words.openTitle(map.name)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            disabled={missing.length > 0}
            isBusy={isLoading || announcing.isLoading}
            onClick={() => void openSale()}
          >
            {words.openSale}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{words.openText(counts.forSale)}</p>
        {(!isHidden || isAnnounced) && (
          <p>{map.sale_opens ? words.openFrom(formatInstant(map.sale_opens, zone)) : words.openNow}</p>
        )}
        {canAnnounce && (
          <Checkbox
            label={words.announce}
            description={words.announceHint}
            checked={isAnnounced}
            onChange={({ currentTarget: { checked } }) => setAnnounced(checked)}
          />
        )}
        {isHidden && !isAnnounced && (
          <Banner kind="warning" title={words.hidden}>
            {words.hiddenText}
          </Banner>
        )}
        {missing.length > 0 && <Reasons kind="error" title={words.blocked} reasons={missing} />}
        {open.length > 0 && <Reasons kind="warning" title={words.judge} reasons={open} />}
      </Stack>
    </Dialog>
  );
}

function Reasons({
  kind,
  title,
  reasons,
}: {
  kind: 'error' | 'warning';
  title: string;
  reasons: readonly string[];
}) {
  return (
    <Banner kind={kind} title={title}>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Banner>
  );
}
