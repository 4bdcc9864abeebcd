import { readQuery } from '@callboard/api-client';
import { currentLanguage } from '@callboard/language';
import { Button, savePdf } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { scorerMessages as words } from './leagueMessages';

/** Saves the score sheet of a game as a PDF, to sign and to file. */
export function SaveGameSheet({ game }: { game: string }) {
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    const outcome = await readQuery('gameSheet', { game, language: currentLanguage() });
    setSaving(false);
    if (outcome.ok) savePdf(outcome.data.name, outcome.data.pdf);
  }
  return (
    <Button icon="download" isBusy={isSaving} onClick={() => void save()}>
      {words.sheet}
    </Button>
  );
}
