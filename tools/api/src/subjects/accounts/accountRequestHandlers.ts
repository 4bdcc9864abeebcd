import type { TenantCode } from '@callboard/api-contract';
import { isEmail, isPhone } from '@callboard/api-contract/text';
import { sentences } from '@callboard/api-contract/sentences';
import type { AllHandlers } from '../../engine/calls/handler';
import { lazyHandler } from '../../engine/calls/lazyHandler';
import type { Database } from '../../engine/database/openDatabase';
import { invalid, type Message } from '../../engine/problems';
import type { RecordContext } from '../../engine/records/recordContext';
import type { ActionTools } from '../../engine/tools/ActionTools';
import { storeDraft, proveEmail } from './accountRequestLinks';
import { createAccountRequestActions } from './answerAccountRequest';

/** The request of a school for an account (clause 1.4), and what staff answer. */
export function createAccountRequestHandlers(tools: ActionTools, context: RecordContext) {
  const { database } = tools;
  const actions = () => createAccountRequestActions(context, tools);
  return {
    requestAccount: async ({ request: { tenant }, input: { email, website, ...draft } }) => {
      const { first_name, last_name, position, organisation, school_name, phone = '' } = draft;
      const required = Object.entries({ first_name, last_name, position }).filter(([, text]) => text === '');
      const hasSchool = organisation ? await isSchool(database, tenant, organisation) : !!school_name;
      const errors: Record<string, Message[]> = {
        ...Object.fromEntries(required.map(([field]) => [field, [sentences.required()]])),
        ...(isEmail(email) ? {} : { email: [sentences.email()] }),
        ...(phone === '' || isPhone(phone) ? {} : { phone: [sentences.phone()] }),
        ...(hasSchool ? {} : { organisation: [sentences.unknownSchool()] }),
      };
      if (Object.keys(errors).length > 0) throw invalid(errors);
      // A robot that fills in a field that no person sees gets the answer of everyone, and nothing else.
      if (!website) await storeDraft(database, tenant, email, draft);
      return {};
    },

    confirmAccountEmail: async ({ request: { tenant }, input: { token } }) => {
      await proveEmail(database, tenant, token);
      return {};
    },

    confirmAccountRequest: lazyHandler(() => actions().confirmAccountRequest),
    declineAccountRequest: lazyHandler(() => actions().declineAccountRequest),
  } satisfies Partial<AllHandlers>;
}

/** True if an organisation is one of those that the public list finds. */
async function isSchool(database: Database, tenant: TenantCode, hashcode: string): Promise<boolean> {
  const text = `SELECT FROM organization_structures
    WHERE tenant = $1 AND hashcode = $2 AND kind IN ('school', 'club')`;
  return (await database.forTenant(tenant).query({ text, values: [tenant, hashcode] })).length > 0;
}
