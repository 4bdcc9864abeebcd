import { actions } from '@callboard/api-client/actions';
import type { JudgingDesk } from '@callboard/api-contract/competition';
import { Button } from '@callboard/ui-kit/elements';
import { formatInstant } from '@callboard/ui-kit/dates';
import { Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { ReasonDialog } from '../ReasonDialog';
import { deskMessages as words } from './deskMessages';

/** Admins from outside the panel who read its sheets and why; an admin can, once they give a reason. */
export function SheetReadings({ desk }: { desk: JudgingDesk }) {
  const { readings, canReadSheets, stage } = desk;
  const [isOpen, setOpen] = useState(false);
  const [read, { isLoading }] = actions.readSheets.useAction();
  if (readings.length === 0 && !canReadSheets) return null;
  async function submit(reason: string) {
    const outcome = await read(stage.hashcode, { reason });
    if (outcome.ok) setOpen(false);
  }
  return (
    <Card
      title={words.readings}
      actions={canReadSheets ? <Button onClick={() => setOpen(true)}>{words.readSheets}</Button> : undefined}
    >
      {readings.length === 0 && <p>{words.noReadings}</p>}
      {readings.length > 0 && (
        <ul>
          {readings.map(({ name, reason, at }) => (
            <li key={`${name} ${at}`}>{words.readingOf(name, formatInstant(at, stage.zone), reason)}</li>
          ))}
        </ul>
      )}
      {isOpen && (
        <ReasonDialog
          texts={{
            title: words.readSheetsTitle,
            text: words.readSheetsText,
            reason: words.reason,
            cancel: words.cancel,
            action: words.readSheets,
          }}
          isLoading={isLoading}
          onSubmit={(reason) => void submit(reason)}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}
