import { Button, savePdf } from '@callboard/ui-kit/elements';
import { useState } from 'react';

export interface SavePdfProps {
  label: string;
  /** Reads the document; where that fails, an alert was shown. */
  read: () => Promise<{ ok: true; data: { name: string; pdf: string } } | { ok: false }>;
}

/** Saves a document that the server makes. */
export function SavePdf({ label, read }: SavePdfProps) {
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    const outcome = await read();
    setSaving(false);
    if (outcome.ok) savePdf(outcome.data.name, outcome.data.pdf);
  }
  return (
    <Button icon="download" isBusy={isSaving} onClick={() => void save()}>
      {label}
    </Button>
  );
}
