/** The seat of a judge of a panel under an alias: a substitute has that of the judge before. */
export function seatSql(alias: string): string {
  return `coalesce(${alias}.stands_in_for, ${alias}.hashcode)`;
}

/** That another judge of the seat of `judge` signed a sheet for an entry: the same seat never counts twice. */
export function isSignedBySeatSql(judge: string, entry: string): string {
  return `EXISTS (SELECT FROM panel_judges o
      JOIN score_sheets h ON h.tenant = o.tenant AND h.stage = o.stage AND h.judge = o.judge AND h.status = 'signed'
    WHERE o.tenant = ${judge}.tenant AND o.stage = ${judge}.stage AND o.hashcode <> ${judge}.hashcode
      AND ${seatSql('o')} = ${seatSql(judge)} AND h.entry = ${entry})`;
}
