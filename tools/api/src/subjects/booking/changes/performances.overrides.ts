import { sentences } from '@callboard/api-contract/sentences';
import { conflict } from '../../../engine/problems';
import type { RecordOverride } from '../../../engine/records/createRecords';
import type { UndoCheck } from '../../../engine/records/undoCheck';

/** A performance that was cancelled with refunds, or moved to another time, does not come back by Undo: its buyers have a mail. */
export const performancesOverride: RecordOverride = (_context, _collection, verbs) => ({
  ...verbs,
  assertUndoable: assertNotSoldChange,
});

const assertNotSoldChange: UndoCheck = async (transaction, { tenant }, { changeSet, first, last }) => {
  // Both were written by one transaction, whose time they have.
  const refunded = await transaction.query({
    text: `SELECT FROM changes l JOIN sale_cancellations c ON c.tenant = l.tenant AND c.performance = l.record AND c.started = l.at
      WHERE l.tenant = $1 AND l.change_set = $2::uuid AND l.sequence BETWEEN $3 AND $4 LIMIT 1`,
    values: [tenant, changeSet, first, last],
  });
  if (refunded.length > 0) throw conflict(sentences.refundsNoUndo());
  const postponed = await transaction.query({
    text: `SELECT FROM changes l JOIN sale_postponements s ON s.tenant = l.tenant AND s.performance = l.record AND s.started = l.at
      WHERE l.tenant = $1 AND l.change_set = $2::uuid AND l.sequence BETWEEN $3 AND $4 LIMIT 1`,
    values: [tenant, changeSet, first, last],
  });
  if (postponed.length > 0) throw conflict(sentences.postponedNoUndo());
};
