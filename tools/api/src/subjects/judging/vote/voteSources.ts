import type { TenantCode } from '@callboard/api-contract';
import type { VoteTurnout } from '@callboard/api-contract/competition';
import { voteDoubts, type VoteSource } from '@callboard/domain/judging';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Queries, Transaction } from '../../../engine/database/TenantDatabase';
import { notFound } from '../../../engine/problems';

/** The prefix of the digest of a device that names itself a browser. */
const browser = 'browser ';

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** A digest of the name that a device gives itself, with whether that is a browser: phones of one model have the same. */
export function deviceOf(userAgent = ''): string {
  const isBrowser = userAgent.startsWith('Mozilla/5.0 (');
  return `${isBrowser ? browser : ''}${digestOf(userAgent.slice(0, 500))}`;
}

const sourceRow = v.object({
  network: v.string(),
  device: v.string(),
  is_left_out: v.boolean(),
  ballots: v.array(v.object({ at: v.number(), entry: v.string() })),
});
type SourceRow = v.InferOutput<typeof sourceRow>;

/** Votes by kind of device in a network; none after the release, which forgets both. */
async function readSources(
  queries: Pick<Queries, 'rows'>,
  tenant: TenantCode,
  stage: string,
): Promise<SourceRow[]> {
  return queries.rows(sourceRow, {
    name: 'sources-of-votes',
    text: `SELECT network, device, bool_or(is_left_out) AS is_left_out,
        json_agg(json_build_object('at', extract(epoch FROM cast_at) * 1000, 'entry', entry) ORDER BY cast_at) AS ballots
      FROM stage_votes WHERE tenant = $1 AND stage = $2::uuid AND network IS NOT NULL AND device IS NOT NULL
      GROUP BY network, device ORDER BY count(*) DESC`,
    values: [tenant, stage],
  });
}

const nameOf = ({ network, device }: Pick<SourceRow, 'network' | 'device'>) =>
  digestOf(`${network} ${device}`);

/** Votes that a program probably sent, or that are left out, without for whom they are and from which address. */
export async function readMarks(
  queries: Pick<Queries, 'rows'>,
  tenant: TenantCode,
  stage: string,
): Promise<VoteTurnout['marks']> {
  const rows = await readSources(queries, tenant, stage);
  const sources = rows.map((row): VoteSource => ({ ...row, isBrowser: row.device.startsWith(browser) }));
  return rows.flatMap((row, nth) => {
    const [source, times] = [sources[nth], row.ballots.map(({ at }) => at)];
    const doubts = source ? voteDoubts(source, sources) : [];
    if (doubts.length === 0 && !row.is_left_out) return [];
    return {
      source: nameOf(row),
      votes: times.length,
      // As they were cast, in this order.
      first: new Date(times[0] ?? 0).toISOString(),
      last: new Date(times.at(-1) ?? 0).toISOString(),
      doubts,
      is_left_out: row.is_left_out,
    };
  });
}

interface LeftOut {
  tenant: TenantCode;
  stage: string;
  source: string;
  isLeftOut: boolean;
}

/**
 * Leaves the votes of a source out of the count, or takes them in again.
 *
 * @throws ApiProblem 404 where no votes are of this source
 */
export async function leaveOut(
  transaction: Transaction,
  { tenant, stage, source, isLeftOut }: LeftOut,
): Promise<void> {
  const found = (await readSources(transaction, tenant, stage)).find((row) => nameOf(row) === source);
  if (!found) throw notFound();
  await transaction.query({
    text: `UPDATE stage_votes SET is_left_out = $5
      WHERE tenant = $1 AND stage = $2::uuid AND network = $3 AND device = $4`,
    values: [tenant, stage, found.network, found.device, isLeftOut],
  });
}
