import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import type { SeatOffer } from '@callboard/api-contract/booking';
import { useUndoAlert } from '@callboard/records';
import { seatMapMessages as words } from './seatMapMessages';

/** Saves what is for sale, with Undo. */
export function useOfferChange({ hashcode, version }: RecordOf<'seatMaps'>): (offer: SeatOffer) => void {
  const [patch] = collections.seatMaps.usePatch();
  const showUndoAlert = useUndoAlert();
  return (offer) => {
    void patch(hashcode, { offer }, version).then((outcome) => {
      if (outcome.ok) showUndoAlert(words.saved, outcome.changeSet);
    });
  };
}
