import { type Body, type Collection, etagOf, limits, rowRule } from '@callboard/api-contract';
import { emailInput } from '@callboard/api-contract/text';
import { languageSchema } from '@callboard/api-contract/languages';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Transaction } from '../../database/TenantDatabase';
import { forbidden, invalid } from '../../problems';
import type { ActionRequest } from '../../records/actionRefused';
import type { TenantActor } from '../../records/actor';
import { type Answer, succeeded, versionOf } from '../../records/answer';
import type { RecordOverride } from '../../records/createRecords';
import type { Intent } from '../../records/idempotently';
import { lockRecord } from '../../records/lockRecord';
import type { RecordContext } from '../../records/recordContext';
import { createReadOne, insertSql, updateSql, type WrittenRow, writtenRow } from '../../records/recordSql';
import { createPatchInTransaction } from '../../records/patchRecord';
import { checkReferences } from '../../records/referenceCheck';
import { step } from '../../records/step';
import { expireOldActivations, hasAccount } from './activation';
import { issueLink } from './activationLinks';
import type { QueueInvitation } from './activationMail';
import { writeOnce } from '../../records/writeOnce';
import { writeVerbs } from '../../records/writeVerbs';
import { assertBase } from '../../limits/assertBase';

const resent = step('userActivations', 'resend_activation');

/**
 * Invitations are records, but for this: creating or sending one again makes a link and mails it, which no record holds, and what
 * ran out is marked before each read.
 */
export function userActivationsOverride(queueInvitation: QueueInvitation): RecordOverride {
  return (context, collection, verbs) => {
    const { create } = createInvitations(context, collection, queueInvitation);
    const looking =
      <Given extends readonly unknown[], Result>(
        read: (actor: TenantActor, ...given: Given) => Promise<Result>,
      ) =>
      async (actor: TenantActor, ...given: Given): Promise<Result> => {
        await context.database
          .forTenant(actor.tenant)
          .query({ ...expireOldActivations, values: [actor.tenant] });
        return read(actor, ...given);
      };
    const patch = createPatchInTransaction(context, collection, (transaction, { tenant }, merged) =>
      assertBase(transaction, tenant, merged),
    );
    return {
      ...verbs,
      ...writeVerbs(context, collection, { patch }),
      create,
      list: looking(verbs.list),
      counts: looking(verbs.counts),
      read: looking(verbs.read),
    };
  };
}

/** Makes links and mails them: of a new invitation, and of one that is sent again. */
export function createInvitations(
  context: RecordContext,
  collection: Collection,
  queueInvitation: QueueInvitation,
) {
  const readOne = createReadOne(collection, context.target);

  async function create(actor: TenantActor, body: unknown, intent: Intent | null): Promise<Answer> {
    if (!rowRule(collection, 'create', actor.roles)) throw forbidden();
    const given = context.parseBody(collection, 'create', actor.roles, body);
    const email = v.parse(emailInput, given['email']);
    return inviting(actor, intent, async (transaction) => {
      await transaction.query({ ...expireOldActivations, values: [actor.tenant] });
      await checkReferences(transaction, collection, context.target, actor, given, given);
      await assertBase(transaction, actor.tenant, given);
      const values: Body = { ...given, email, ...(await termsFor(transaction, actor, email)) };
      const [row] = await transaction.rows(writtenRow, insertSql(collection, context.target, actor, values));
      return row;
    });
  }

  async function resend({ actor, target, ifMatch, intent }: ActionRequest): Promise<Answer> {
    return inviting(actor, intent, async (transaction) => {
      const expected = versionOf(ifMatch);
      const { stored } = await lockRecord(
        transaction,
        collection,
        'update',
        { actor, hashcode: target },
        expected,
        readOne,
      );
      const terms = await termsFor(transaction, actor, String(stored['email']));
      const values = { ...resent.values, ...terms };
      const [row] = await transaction.rows(
        writtenRow,
        updateSql(collection, context.target, actor, target, values, resent.from),
      );
      return row;
    });
  }

  /** Writes an invitation with a new link and the mail that brings it. */
  async function inviting(
    actor: TenantActor,
    intent: Intent | null,
    write: (transaction: Transaction) => Promise<WrittenRow | undefined>,
  ): Promise<Answer> {
    const { tenant } = actor;
    return writeOnce(context, collection, { actor, intent }, async (transaction, changeSet) => {
      const row = await write(transaction);
      if (!row) throw invalid({ non_field_errors: [sentences.invitationAccepted()] });
      const token = await issueLink(transaction, tenant, row.hashcode);
      await queueInvitation(transaction, { tenant, token, ...v.parse(mailedSchema, JSON.parse(row.body)) });
      const headers = { etag: etagOf(row.version), 'change-set': changeSet };
      return { status: row.version === 1 ? 201 : 200, body: succeeded(row.body), headers };
    });
  }

  return { create, resend };
}

const mailedSchema = v.object({
  email: v.string(),
  first_name: v.string(),
  mode: v.picklist(['new', 'domain']),
  language: v.nullable(languageSchema),
});

const termsRow = v.object({ is_member: v.boolean(), is_known: v.boolean(), expires: v.date() });

/** For whom an invitation is, and until when. A member needs none. */
async function termsFor(transaction: Transaction, { tenant }: TenantActor, email: string): Promise<Body> {
  const [terms] = await transaction.rows(termsRow, {
    text: `SELECT EXISTS (SELECT FROM users WHERE tenant = $1 AND lower(email) = lower($2)) AS is_member,
      ${hasAccount('$2')} AS is_known, now() + interval '${limits.activationLinkDays} days' AS expires`,
    values: [tenant, email],
  });
  if (terms?.is_member) throw invalid({ email: [sentences.emailTaken()] });
  return { mode: terms?.is_known ? 'domain' : 'new', expires: terms?.expires.toISOString() ?? null };
}
