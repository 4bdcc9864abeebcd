import { Card } from '@callboard/ui-kit/layout';
import { use } from 'react';
import { DossierPartsContext } from './DossierPartsContext';
import { dossierMessages as words } from './dossierMessages';
import type { SectionProps } from './SectionProps';

/** What an entry has to do and to answer, and how far it is. */
export function FormsSection({ entry, dossier: { tasks } }: SectionProps) {
  const { Answers } = use(DossierPartsContext);
  return (
    Answers && (
      <Card title={words.forms}>
        <Answers entry={entry.hashcode} tasks={tasks} />
      </Card>
    )
  );
}
