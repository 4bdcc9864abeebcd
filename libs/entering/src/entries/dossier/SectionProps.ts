import type { CollectionName, RecordOf } from '@callboard/api-contract';
import type { EntryDossier } from '@callboard/api-contract/entries';

/** Props of every section of a dossier. */
export interface SectionProps {
  collection: CollectionName;
  entry: RecordOf<'entries'>;
  dossier: EntryDossier;
}
