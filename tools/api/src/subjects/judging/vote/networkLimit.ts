/** As many votes as one network can have on a stage `s`: as its largest hall has seats, or a large one where that is not known. */
export const networkLimitSql = `(SELECT CASE WHEN max(h.capacity) IS NULL THEN 3000 ELSE greatest(max(h.capacity), 500) END FROM performances p
  JOIN spaces h ON h.tenant = p.tenant AND h.hashcode = p.space WHERE p.tenant = s.tenant AND p.event = s.event)`;
