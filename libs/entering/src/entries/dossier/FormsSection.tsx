import { Card } from '@callboard/ui-kit/layout';
import { use } from 'react';
import { DossierPartsContext } from './DossierPartsContext';
import { dossierMessages as words } from './dossierMessages';
import type { SectionProps } from './SectionProps';

/** Tasks and answers of an entry, and their progress. */
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
