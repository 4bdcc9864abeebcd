import { tenants } from '@callboard/all-tenants';
import { hasRole, type TenantCode } from '@callboard/api-contract';
import type { PublicBadge } from '@callboard/api-contract/people';
import { isHashcode } from '@callboard/api-contract/text';
import { sentences } from '@callboard/api-contract/sentences';
import { isAdultOn } from '@callboard/domain/competition';
import { badgeCredential, badgeName, badgeRefusal } from '@callboard/domain/people';
import * as v from 'valibot';
import { unscoped } from '../../engine/database/scope';
import type { Queries, Transaction } from '../../engine/database/TenantDatabase';
import { notFound, refusedAction } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';
import { reaches } from '../../engine/records/reaches';
import type { RecordContext } from '../../engine/records/recordContext';
import { isSameText } from '../../engine/secrets/isSameText';
import { tenantUrl } from '../../engine/tenantUrl';
import type { ActionTools } from '../../engine/tools/ActionTools';
import { todayOf } from '../../engine/todayOf';

type Tools = Pick<ActionTools, 'secrets' | 'settings'>;

const badgeRow = v.object({
  status: v.string(),
  name: v.string(),
  reachedOn: v.nullable(v.string()),
  openedAt: v.nullable(v.string()),
  holder: v.nullable(v.string()),
  template: v.string(),
  criteria: v.nullable(v.string()),
  creative: v.string(),
  individual: v.nullable(v.string()),
  part: v.nullable(v.string()),
  date_of_birth: v.nullable(v.string()),
  year_level: v.nullable(v.number()),
});
type BadgeRow = v.InferOutput<typeof badgeRow>;

/** An achievement with what its badge needs. */
async function readBadge(
  queries: Pick<Queries, 'rows'>,
  tenant: string,
  achievement: string,
): Promise<BadgeRow | null> {
  const [row] = await queries.rows(badgeRow, {
    text: `SELECT i.status, coalesce(b.name, t.name) AS name, i.reached_on::text AS "reachedOn",
        to_char(i.badge_opened_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') AS "openedAt", i.badge_name AS holder,
        t.hashcode AS template, coalesce(b.criteria, t.criteria) AS criteria,
        p.name AS creative, p.individual, p.part, p.date_of_birth::text, p.year_level
      FROM achievement_instances i
      JOIN achievement_templates t ON t.tenant = i.tenant AND t.hashcode = i.template
      LEFT JOIN micro_badges b ON b.tenant = t.tenant AND b.hashcode = t.micro_badge
      JOIN participants p ON p.tenant = i.tenant AND p.hashcode = i.creative
      WHERE i.tenant = $1 AND i.hashcode = $2::uuid`,
    values: [tenant, achievement],
    scope: unscoped('badge'),
  });
  return row ?? null;
}

/** The part of an address that no one can guess: another one each time that a badge is opened. */
function proofOf({ secrets }: Tools, tenant: string, achievement: string, openedAt: string): string {
  return secrets.sign(`badge ${tenant} ${achievement} ${openedAt}`);
}

/** Standing of the actor with an achievement: of the office, its creative, and adult or not. */
async function standingOf(context: RecordContext, queries: Queries, actor: TenantActor, achievement: string) {
  const found = await readBadge(queries, actor.tenant, achievement);
  if (!found) throw notFound();
  const at = { actor, hashcode: achievement };
  const isOffice =
    hasRole(actor.roles, ['staff']) &&
    (await reaches(queries, context.target('achievementInstances'), 'update', at));
  const isOwn = actor.individual !== null && actor.individual === found.individual;
  const isAdult = isAdultOn(found, todayOf(actor.tenant));
  return { found, isOffice, isOwn, isAdult };
}

/** Badge of an achievement for its reader. */
export async function achievementBadge(
  tools: Tools,
  context: RecordContext,
  actor: TenantActor,
  achievement: string,
) {
  const queries = context.database.forTenant(actor.tenant);
  const { found, isOffice, isOwn, isAdult } = await standingOf(context, queries, actor, achievement);
  if (!isOffice && !isOwn) return { can_open: false, needs_consent: false, badge: null };
  const isReached = found.status === 'reached';
  const { openedAt } = found;
  return {
    can_open: badgeRefusal({ isReached, isAdult, isOffice, hasConsent: true }) === null,
    needs_consent: !isAdult,
    badge: openedAt && `${achievement}.${proofOf(tools, actor.tenant, achievement, openedAt)}`,
  };
}

const refusals = {
  notReached: sentences.badgeNotReached,
  office: sentences.badgeOfMinor,
  consent: sentences.badgeNeedsConsent,
} as const;
const openedRow = v.object({ openedAt: v.string() });

/** Opens a badge, and answers its address; one that is open stays where it is. */
export async function openBadge(
  tools: Tools,
  context: RecordContext,
  actor: TenantActor,
  { achievement, consent }: { achievement: string; consent: string | null },
): Promise<{ badge: string }> {
  const { tenant } = actor;
  const { value } = await context.database
    .forTenant(tenant)
    .write({ actor: actor.user }, async (transaction) => {
      await lockAchievement(transaction, tenant, achievement);
      const { found, isOffice, isOwn, isAdult } = await standingOf(context, transaction, actor, achievement);
      if (!isOffice && !isOwn) throw notFound();
      const facts = {
        isReached: found.status === 'reached',
        isAdult,
        isOffice,
        hasConsent: consent !== null,
      };
      const refusal = badgeRefusal(facts);
      if (refusal) throw refusedAction(refusals[refusal](), {}, 409);
      if (found.openedAt !== null) return found.openedAt;
      const [opened] = await transaction.rows(openedRow, {
        text: `UPDATE achievement_instances SET badge_opened_at = now(), badge_name = $3, badge_consent = $4
        WHERE tenant = $1 AND hashcode = $2::uuid
        RETURNING to_char(badge_opened_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') AS "openedAt"`,
        values: [tenant, achievement, badgeName(found.creative, isAdult), isAdult ? null : consent],
      });
      if (!opened) throw notFound();
      return opened.openedAt;
    });
  return { badge: `${achievement}.${proofOf(tools, tenant, achievement, value)}` };
}

/** Closes a badge: the creative can at any age, and the office. */
export async function closeBadge(
  context: RecordContext,
  actor: TenantActor,
  achievement: string,
): Promise<void> {
  const { tenant } = actor;
  await context.database.forTenant(tenant).write({ actor: actor.user }, async (transaction) => {
    await lockAchievement(transaction, tenant, achievement);
    const { isOffice, isOwn } = await standingOf(context, transaction, actor, achievement);
    if (!isOffice && !isOwn) throw notFound();
    await transaction.query({
      text: `UPDATE achievement_instances SET badge_opened_at = NULL, badge_name = NULL, badge_consent = NULL
        WHERE tenant = $1 AND hashcode = $2::uuid`,
      values: [tenant, achievement],
    });
  });
}

/** Two who open and close one badge do so one after the other. */
async function lockAchievement(transaction: Transaction, tenant: string, achievement: string): Promise<void> {
  await transaction.query({
    text: 'SELECT FROM achievement_instances WHERE tenant = $1 AND hashcode = $2::uuid FOR UPDATE',
    values: [tenant, achievement],
  });
}

/** The badge of an address: its credential is signed at each read, so that it is of the key that is public now. */
export async function publicBadge(
  { secrets, settings }: Tools,
  queries: Pick<Queries, 'rows'>,
  tenant: TenantCode,
  badge: string,
): Promise<PublicBadge> {
  const [achievement = '', proof = ''] = badge.split('.');
  const found = isHashcode(achievement) ? await readBadge(queries, tenant, achievement) : null;
  if (!found?.openedAt || found.holder === null) throw notFound();
  if (!isSameText(proofOf({ secrets, settings }, tenant, achievement, found.openedAt), proof))
    throw notFound();
  const { name: issuer } = tenants[tenant];
  if (found.status !== 'reached' || found.reachedOn === null)
    return { status: 'revoked', badge: found.name, issuer };
  const home = tenantUrl(settings, tenant);
  const credential = badgeCredential({
    url: `${home}/badges/${badge}`,
    issuer: { url: home, name: issuer },
    achievement: { hashcode: found.template, name: found.name, criteria: found.criteria },
    holder: found.holder,
    reachedOn: found.reachedOn,
  });
  const validFrom = Date.parse(credential.validFrom) / 1_000;
  const claims = { ...credential, iss: credential.issuer.id, jti: credential.id, nbf: validFrom };
  return { status: 'valid', credential: secrets.signBadge(tenant, claims) };
}
