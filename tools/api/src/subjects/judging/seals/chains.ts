import { chainText, type ChainEnd } from '@callboard/domain/judging';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { isPlainSeal, sealOf, type SealKey } from './seals';

/** The end of a judge's chain as it is stored, with its own seal: a chain whose last sheets are gone is shorter. */
export const chainRow = v.object({
  judge: v.string(),
  count: v.number(),
  plain: v.number(),
  last: v.string(),
  proof: v.string(),
});
export type StoredChain = v.InferOutput<typeof chainRow>;

const sealsRow = v.object({
  seal: v.nullable(v.string()),
  past: v.array(v.string()),
});

interface ChainOf {
  tenant: string;
  stage: string;
  judge: string;
}

/** The chain of a judge in a stage, whose place on the panel is locked; without a seal it is empty. */
export async function readChain(
  transaction: Pick<Transaction, 'rows'>,
  { tenant, stage, judge }: ChainOf,
): Promise<ChainEnd> {
  const values = [tenant, stage, judge];
  const [stored] = await transaction.rows(chainRow, {
    text: `SELECT judge, count, plain, last, proof FROM seal_chains
      WHERE tenant = $1 AND stage = $2::uuid AND judge = $3::uuid`,
    values,
  });
  if (stored) return { stage, judge, count: stored.count, plain: stored.plain, last: stored.last };
  const sheets = await transaction.rows(sealsRow, {
    text: `SELECT seal, coalesce(content -> 'pastSeals', '[]') AS past FROM score_sheets
      WHERE tenant = $1 AND stage = $2::uuid AND judge = $3::uuid ORDER BY signed_at DESC NULLS LAST, hashcode`,
    values,
  });
  const seals = new Set(sheets.flatMap(({ seal, past }) => (seal === null ? past : [...past, seal])));
  const plain = [...seals].filter(isPlainSeal).length;
  // With a key there has been a chain from the first seal on: one that is gone does not go on from what is left.
  const last = plain === seals.size ? (sheets[0]?.seal ?? '') : '';
  return { stage, judge, count: seals.size, plain, last };
}

/** Adds a seal to the end of a chain. */
export async function extendChain(
  transaction: Transaction,
  tenant: string,
  key: SealKey,
  end: ChainEnd,
): Promise<void> {
  const { stage, judge, count, plain, last } = end;
  await transaction.query({
    text: `INSERT INTO seal_chains (tenant, stage, judge, count, plain, last, proof)
      VALUES ($1, $2::uuid, $3::uuid, $4, $5, $6, $7)
      ON CONFLICT (tenant, stage, judge) DO UPDATE SET count = excluded.count, last = excluded.last, proof = excluded.proof`,
    values: [tenant, stage, judge, count, plain, last, sealOf(key, chainText(end))],
  });
}
