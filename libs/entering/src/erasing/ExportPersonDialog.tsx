import { actions } from '@callboard/api-client/actions';
import { readableDocument } from '@callboard/domain/people';
import { Button, saveFile } from '@callboard/ui-kit/elements';
import { RadioGroup } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { erasingMessages as words } from './erasingMessages';

export interface ExportPersonDialogProps {
  person: string;
  title: string;
  onClose: () => void;
}

/** Saves all that is stored about a person as a file: a page to read, or JSON. */
export function ExportPersonDialog({ person, title, onClose }: ExportPersonDialogProps) {
  const [format, setFormat] = useState('html');
  const [run, { isLoading }] = actions.exportPerson.useAction();
  const alerts = useAlerts();

  async function onExport() {
    const outcome = await run({ person });
    if (!outcome.ok) return;
    const { file_name: name, document: content } = outcome.data;
    if (format === 'json') saveFile(name, JSON.stringify(content, null, 2), 'application/json');
    else saveFile(name.replace(/\.json$/, '.html'), pageOf(content, title), 'text/html');
    alerts.show({ kind: 'success', message: words.exported });
    onClose();
  }

  return (
    <Dialog
      open
      width={480}
      title={words.exportTitle}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" icon="download" isBusy={isLoading} onClick={() => void onExport()}>
            {words.download}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{words.exportText}</p>
        <RadioGroup
          label={words.format}
          options={[
            { value: 'html', label: words.formatHtml },
            { value: 'json', label: words.formatJson },
          ]}
          value={format}
          onValueChange={setFormat}
        />
      </Stack>
    </Dialog>
  );
}

function pageOf(content: Readonly<Record<string, unknown>>, title: string): string {
  return readableDocument(content, {
    title: `${words.documentTitle}: ${title}`,
    language: document.documentElement.lang,
    yes: words.yes,
    no: words.no,
    none: words.none,
  });
}
