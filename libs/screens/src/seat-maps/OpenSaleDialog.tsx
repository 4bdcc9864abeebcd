import { collections } from '@callboard/api-client/collections';
import { useUndoAlert, useZone } from '@callboard/records';
import { formatInstant } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { reasonsOf } from './SaleChecklist';
import { seatMapMessages as words } from './seatMapMessages';
import type { SaleSetup } from './useSaleSetup';

export interface OpenSaleDialogProps {
  setup: SaleSetup;
  onClose: () => void;
}

/** Opens the sale, once nothing that it needs is missing. */
export function OpenSaleDialog({ setup: { map, counts, checks }, onClose }: OpenSaleDialogProps) {
  const [act, { isLoading }] = collections.seatMaps.useAct();
  const showUndoAlert = useUndoAlert();
  const zone = useZone();
  const [missing, open] = [reasonsOf(checks, 'missing'), reasonsOf(checks, 'open')];

  async function openSale() {
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
            isBusy={isLoading}
            onClick={() => void openSale()}
          >
            {words.openSale}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{words.openText(counts.forSale)}</p>
        <p>{map.sale_opens ? words.openFrom(formatInstant(map.sale_opens, zone)) : words.openNow}</p>
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
