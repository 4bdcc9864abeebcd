/** SQL for an admin who noted why they read the sheets of a stage `s`. */
export function hasReadingSql(admin: string): string {
  return `EXISTS (SELECT FROM sheet_readings g WHERE g.tenant = s.tenant AND g.stage = s.hashcode AND g.reader = ${admin})`;
}

/** The seat of a judge of a panel under an alias: a substitute has that of the judge before. */
export function seatSql(alias: string): string {
  return `coalesce(${alias}.stands_in_for, ${alias}.hashcode)`;
}

/** Condition that another judge of the seat of `judge` signed a sheet for an entry: the same seat never counts twice. */
export function isSignedBySeatSql(judge: string, entry: string): string {
  return `EXISTS (SELECT FROM panel_judges o
      JOIN score_sheets h ON h.tenant = o.tenant AND h.stage = o.stage AND h.judge = o.judge AND h.status = 'signed'
    WHERE o.tenant = ${judge}.tenant AND o.stage = ${judge}.stage AND o.hashcode <> ${judge}.hashcode
      AND ${seatSql('o')} = ${seatSql(judge)} AND h.entry = ${entry})`;
}
