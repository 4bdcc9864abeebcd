import { DossierPartsContext } from '@callboard/entering/dossier-parts';
import { Screen as Entry } from '@callboard/entering/entry';
import { AnswersOfEntry } from '@callboard/form-builder/answers-of-entry';
import { ShowLink } from '@callboard/scheduling';
import { EntryFee } from '@callboard/office/entry-fee';
import { leagueTenants } from '@callboard/api-contract/competition';
import { useTenant } from '@callboard/tenant';
import { Skeleton } from '@callboard/ui-kit/elements';
import { lazy, Suspense } from 'react';

const SquadGames = lazy(async () => ({
  default: (await import('@callboard/competition/squad-games')).SquadGames,
}));
const parts = { Answers: AnswersOfEntry, Fee: EntryFee, ShowLink };
const partsOfTeam = { ...parts, Squad };

/** An entry with the answers to its forms, its fee and the way to the show; of a team also who can play. */
export function Screen() {
  const { code } = useTenant();
  return (
    <DossierPartsContext value={leagueTenants.some((each) => each === code) ? partsOfTeam : parts}>
      <Entry />
    </DossierPartsContext>
  );
}

function Squad({ entry }: { entry: string }) {
  return (
    <Suspense fallback={<Skeleton lines={2} />}>
      <SquadGames entry={entry} />
    </Suspense>
  );
}
