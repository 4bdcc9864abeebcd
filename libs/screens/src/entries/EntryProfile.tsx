import { DossierPartsContext } from '@callboard/entering/dossier-parts';
import { Screen as Entry } from '@callboard/entering/entry';
import { AnswersOfEntry } from '@callboard/form-builder/answers-of-entry';
import { ShowLink } from '@callboard/scheduling';
import { EntryFee } from '@callboard/office/entry-fee';
import type { TenantCode } from '@callboard/api-contract';
import { contestTenants, leagueTenants } from '@callboard/api-contract/competition';
import { useTenant } from '@callboard/tenant';
import { Skeleton } from '@callboard/ui-kit/elements';
import { lazy, Suspense } from 'react';

const SquadGames = lazy(async () => ({
  default: (await import('@callboard/competition/squad-games')).SquadGames,
}));
const EntryStages = lazy(async () => ({
  default: (await import('@callboard/competition/entry-stages')).EntryStages,
}));
const parts = { Answers: AnswersOfEntry, Fee: EntryFee, ShowLink };
const partsOfAct = { ...parts, Stages };
const partsOfTeam = { ...partsOfAct, Squad };

/** An entry with the answers to its forms, its fee, the way to the show and its results; of a team also who can play. */
export function Screen() {
  const { code } = useTenant();
  return (
    <DossierPartsContext value={partsAt(code)}>
      <Entry />
    </DossierPartsContext>
  );
}

function partsAt(tenant: TenantCode) {
  if (leagueTenants.some((each) => each === tenant)) return partsOfTeam;
  return contestTenants.some((each) => each === tenant) ? partsOfAct : parts;
}

function Stages({ entry }: { entry: string }) {
  return (
    <Suspense fallback={<Skeleton lines={2} />}>
      <EntryStages entry={entry} />
    </Suspense>
  );
}

function Squad({ entry }: { entry: string }) {
  return (
    <Suspense fallback={<Skeleton lines={2} />}>
      <SquadGames entry={entry} />
    </Suspense>
  );
}
