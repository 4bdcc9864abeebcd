import type { Appearances } from '../../../engine/records/appearances';

/** Warm-up, four quarters and their breaks. The office changes it of each game. */
const gameMinutes = 80;

/** The games of leagues in running orders. */
export const gameItems: Pick<Appearances, 'addGames' | 'changeSides' | 'free' | 'remove'> = {
  addGames: async (transaction, tenant, event, games) => {
    await transaction.query({
      text: `INSERT INTO time_slots (tenant, hashcode, kind, event, entry, away, minutes)
        SELECT $1, d.slot, 'game', $2::uuid, d.home, d.away, ${gameMinutes}
        FROM jsonb_to_recordset($3::jsonb) AS d (slot uuid, round integer, number integer, home uuid, away uuid)
        ORDER BY d.round, d.number`,
      values: [tenant, event, JSON.stringify(games)],
    });
  },
  changeSides: async (transaction, tenant, slot, { home, away }) => {
    await transaction.query({
      text: 'UPDATE time_slots SET entry = $3::uuid, away = $4::uuid WHERE tenant = $1 AND hashcode = $2::uuid',
      values: [tenant, slot, home, away],
    });
  },
  free: async (transaction, tenant, slot) => {
    await transaction.query({
      text: `UPDATE time_slots SET performance = NULL, slot_starts_at = NULL
        WHERE tenant = $1 AND hashcode = $2::uuid AND (performance IS NOT NULL OR slot_starts_at IS NOT NULL)`,
      values: [tenant, slot],
    });
  },
  remove: async (transaction, tenant, slots) => {
    await transaction.query({
      text: 'DELETE FROM time_slots WHERE tenant = $1 AND hashcode = ANY ($2::uuid[])',
      values: [tenant, slots],
    });
  },
};
