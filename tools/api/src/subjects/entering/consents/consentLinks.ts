import type { TenantCode } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { notFound } from '../../../engine/problems';
import { isForeignLink } from '../../../engine/sessions/activations/activationLinks';
import { hashToken, tenantOfToken } from '../../../engine/sessions/tokens';

const openLinkRow = v.object({
  participant: v.string(),
  entry_id: v.string(),
  member: v.string(),
  entry: v.string(),
  event: v.string(),
  season: v.number(),
  first_day: v.string(),
  last_day: v.string(),
  guardian: v.nullable(v.string()),
  expires: v.date(),
});

/** Target of a link while it works. */
export type OpenLink = v.InferOutput<typeof openLinkRow>;

/** The same answer for every link that does not work: guessed, expired, voided by a newer one, or another tenant's. */
export function linkIsOver() {
  return notFound(sentences.consentLinkOver());
}

/** The tenant whose link a token can be. Throws for a token that is none of ours, or of another tenant than the one that is called. */
export function tenantOfLink(request: FastifyRequest, token: string): TenantCode {
  const tenant = tenantOfToken(token);
  if (!tenant || isForeignLink(request, tenant)) throw linkIsOver();
  return tenant;
}

/** Target of a link. Throws where it does not work: it does as long as the member and their entry exist. */
export async function readOpenLink(
  queries: Queries,
  tenant: TenantCode,
  token: string,
  { isLocked }: { isLocked: boolean },
): Promise<OpenLink> {
  const [link] = await queries.rows(openLinkRow, {
    text: `SELECT l.participant, e.hashcode AS entry_id, m.name AS member, e.name AS entry, ev.name AS event,
        extract(year FROM ev.starts_on)::int AS season, ev.starts_on::text AS first_day, ev.ends_on::text AS last_day, g.name AS guardian, l.expires
      FROM consent_links l
      JOIN participants m ON m.tenant = l.tenant AND m.hashcode = l.participant AND m.status <> 'withdrawn'
      JOIN entries e ON e.tenant = m.tenant AND e.hashcode = m.entry AND e.status NOT IN ('withdrawn', 'declined')
      JOIN events ev ON ev.tenant = e.tenant AND ev.hashcode = e.event
      LEFT JOIN guardians g ON g.tenant = l.tenant AND g.participant = l.participant
      WHERE l.tenant = $1 AND l.token_hash = $2 AND l.expires > now()${isLocked ? ' FOR UPDATE OF l' : ''}`,
    values: [tenant, hashToken(token)],
  });
  if (!link) throw linkIsOver();
  return link;
}
