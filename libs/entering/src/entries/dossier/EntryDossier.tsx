import type { RecordOf } from '@callboard/api-contract';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Stack } from '@callboard/ui-kit/layout';
import { lazy, Suspense, use } from 'react';
import { PictureOf } from '@callboard/records/files';
import { DossierPartsContext } from './DossierPartsContext';
import { DossierSections } from './DossierSections';

const EntryEligibility = lazy(async () => ({
  default: (await import('../../eligibility/EntryEligibility')).EntryEligibility,
}));

export interface EntryDossierProps {
  /** The entry, as its reader sees it. */
  entry: RecordOf<'entries'>;
}

/**
 * All that is known about an entry in one place, for the school and the office alike: the server decides what each of them reads.
 *
 * @example <EntryDossier entry={entry} />
 */
export function EntryDossier({ entry }: EntryDossierProps) {
  const { Squad, Stages } = use(DossierPartsContext);
  return (
    <Stack>
      <PictureOf collection="entries" record={entry}>
        {/* Reads what it needs by itself, at the same time. */}
        <Suspense fallback={<Skeleton lines={2} />}>
          <EntryEligibility record={entry} />
        </Suspense>
      </PictureOf>
      {Stages && <Stages entry={entry.hashcode} />}
      {Squad && <Squad entry={entry.hashcode} />}
      <DossierSections entry={entry} />
    </Stack>
  );
}
