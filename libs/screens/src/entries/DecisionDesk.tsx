import { Screen as Desk } from '@callboard/entering/desk';
import { DossierPartsContext } from '@callboard/entering/dossier-parts';
import { lazy } from 'react';

const parts = {
  Answers: lazy(async () => ({
    default: (await import('@callboard/form-builder/answers-of-entry')).AnswersOfEntry,
  })),
};

/** Where the office decides, with the answers to the forms of each entry. */
export function Screen() {
  return (
    <DossierPartsContext value={parts}>
      <Desk />
    </DossierPartsContext>
  );
}
