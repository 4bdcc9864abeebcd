import { etagOf } from '@callboard/api-contract';
import type { ActionName } from '@callboard/api-contract/actions';
import { languageSchema } from '@callboard/api-contract/languages';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { RecordCall } from '../../engine/calls/handler';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { languageOf } from '../../engine/mail/languageOf';
import { people } from '../../engine/ports/people';
import { invalid } from '../../engine/problems';
import { actionRefused } from '../../engine/records/actionRefused';
import { succeeded, versionOf, type Answer } from '../../engine/records/answer';
import { lockRecord } from '../../engine/records/lockRecord';
import type { RecordContext } from '../../engine/records/recordContext';
import { createReadOne, readRow } from '../../engine/records/recordSql';
import { step } from '../../engine/records/step';
import { writeOnce } from '../../engine/records/writeOnce';
import type { ActionTools } from '../../engine/tools/ActionTools';
import { issueLink } from '../../engine/sessions/activations/activationLinks';
import { createQueueInvitation } from '../../engine/sessions/activations/activationMail';
import { inviteUser } from '../../engine/sessions/activations/inviteUser';
import { declinedMail } from './accountMails';

const storedSchema = v.object({
  status: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  organisation: v.nullable(v.string()),
  school_name: v.nullable(v.string()),
  language: v.nullable(languageSchema),
});
type Stored = v.InferOutput<typeof storedSchema>;

type Answering<A extends ActionName> = (
  transaction: Transaction,
  call: RecordCall<A>,
  stored: Stored,
) => Promise<void>;

/** Answers of staff to an account request. They are not undone: the mail was sent. */
export function createAccountRequestActions(context: RecordContext, tools: ActionTools) {
  const collection = context.target('accountRequests');
  const readOne = createReadOne(collection, context.target);
  const queueInvitation = createQueueInvitation(tools);

  function answering<A extends 'confirmAccountRequest' | 'declineAccountRequest'>(
    transition: 'confirm' | 'decline',
    answer: Answering<A>,
  ) {
    return (call: RecordCall<A>): Promise<Answer> =>
      writeOnce(context, collection, call, async (transaction) => {
        const { actor, target, ifMatch } = call;
        const at = { actor, hashcode: target };
        const expected = versionOf(ifMatch);
        const locked = await lockRecord(transaction, collection, 'update', at, expected, readOne);
        const stored = v.parse(storedSchema, locked.stored);
        const answered = step('accountRequests', transition);
        if (!answered.from.some((status) => status === stored.status)) {
          throw actionRefused(sentences.wrongStatus({ record: collection.label.one }));
        }
        await answer(transaction, call, stored);
        await transaction.query({
          text: `UPDATE account_requests SET ${answered.set} WHERE tenant = $1 AND hashcode = $2`,
          values: [actor.tenant, target],
        });
        const [row] = await transaction.rows(readRow, readOne(actor, target));
        if (!row) throw new Error('An account request that was written is not readable.');
        return { status: 200, body: succeeded(row.body), headers: { etag: etagOf(row.version) } };
      });
  }

  return {
    confirmAccountRequest: answering<'confirmAccountRequest'>(
      'confirm',
      async (transaction, { actor: { tenant }, target, input }, stored) => {
        const { email, first_name, school_name: school, language } = stored;
        const isAdded = stored.organisation === null && input?.add_school === true && school !== null;
        const organisation = isAdded
          ? await addSchool(transaction, tenant, { request: target, name: school })
          : stored.organisation;
        if (organisation === null) throw actionRefused(sentences.requestNeedsSchool());
        const invitation = await invite(transaction, tenant, { ...stored, organisation });
        await people().onboardSchool(transaction, tenant, organisation);
        const token = await issueLink(transaction, tenant, invitation.hashcode);
        const { mode } = invitation;
        await queueInvitation(transaction, { tenant, token, mode, email, first_name, language });
      },
    ),

    declineAccountRequest: answering<'declineAccountRequest'>(
      'decline',
      async (
        transaction,
        { actor: { tenant }, target, input },
        { email, first_name: firstName, language: ofPage },
      ) => {
        const reason = input?.reason ?? null;
        await transaction.query({
          text: 'UPDATE account_requests SET reason = $3 WHERE tenant = $1 AND hashcode = $2',
          values: [tenant, target, reason],
        });
        const language = await languageOf(transaction, tenant, email, ofPage);
        const mail = declinedMail(tools.settings, { tenant, email, language, firstName, reason });
        await tools.mails.queue(transaction, tenant, mail);
      },
    ),
  };
}

/** Adds the school that a request names. One with the same name is not taken for it: who asks would see what is that school's. */
async function addSchool(
  transaction: Transaction,
  tenant: string,
  { request, name }: { request: string; name: string },
): Promise<string> {
  const school = await people().addSchool(transaction, tenant, name, (same) =>
    actionRefused(sentences.requestSchoolExists({ name: same })),
  );
  await transaction.query({
    text: 'UPDATE account_requests SET organisation = $3 WHERE tenant = $1 AND hashcode = $2',
    values: [tenant, request, school],
  });
  return school;
}

type Invited = Stored & { organisation: string };
/** An invitation as a participant, as a person of the school. One that is open already takes the role and the person in. */
async function invite(
  transaction: Transaction,
  tenant: string,
  { first_name, last_name, email, phone, organisation, language }: Invited,
) {
  const person = { first_name, last_name, email, phone };
  const members = await transaction.query({
    text: 'SELECT FROM users WHERE tenant = $1 AND lower(email) = lower($2)',
    values: [tenant, email],
  });
  if (members.length > 0) throw invalid({ email: [sentences.emailTaken()] });
  const individual = await people().addToSchool(transaction, tenant, organisation, person);
  return inviteUser(transaction, tenant, { ...person, role: 'participant', individual, language, by: null });
}
