import type { AnyRecord, CollectionName } from '@callboard/api-contract';
import type { EntryDossier } from '@callboard/api-contract/entries';

/** What every section of a dossier gets. */
export interface SectionProps {
  collection: CollectionName;
  entry: AnyRecord;
  dossier: EntryDossier;
}
