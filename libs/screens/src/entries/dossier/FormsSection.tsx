import { Card } from '@callboard/ui-kit/layout';
import { AnswersOfEntry } from '@callboard/form-builder/answers-of-entry';
import { dossierMessages as words } from './dossierMessages';
import type { SectionProps } from './sections';

/** What an entry has to do and to answer, and how far it is. */
export function FormsSection({ entry, dossier: { tasks } }: SectionProps) {
  return (
    <Card title={words.forms}>
      <AnswersOfEntry entry={entry.hashcode} tasks={tasks} />
    </Card>
  );
}
