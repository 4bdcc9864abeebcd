import type { RecordOf } from '@callboard/api-contract';
import { Button } from '@callboard/ui-kit/elements';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { decideMessages as words } from './decideMessages';
import { useSending } from './useSending';

/** Sends one decision without the others. */
export function SendOne({ record }: { record: RecordOf<'entries'> }) {
  const { run, progress } = useSending();
  const alerts = useAlerts();
  async function send() {
    const [unsent] = await run([record.hashcode]);
    if (unsent) alerts.show({ kind: 'error', message: unsent.error });
  }
  return (
    <Button size="small" isBusy={progress !== undefined} onClick={() => void send()}>
      {words.sendThis}
    </Button>
  );
}
