import { DossierPartsContext } from '@callboard/entering/dossier-parts';
import { Screen as Entry } from '@callboard/entering/entry';
import { AnswersOfEntry } from '@callboard/form-builder/answers-of-entry';
import { ShowLink } from '@callboard/scheduling';
import { EntryFee } from '@callboard/office/entry-fee';

const parts = { Answers: AnswersOfEntry, Fee: EntryFee, ShowLink };

/** An entry with the answers to its forms, its fee and the way to the show. */
export function Screen() {
  return (
    <DossierPartsContext value={parts}>
      <Entry />
    </DossierPartsContext>
  );
}
