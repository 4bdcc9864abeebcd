import { tenants } from '@callboard/all-tenants';
import { rowRule, type ActorRoles, type Collection, type TenantCode } from '@callboard/api-contract';
import { isServedTo, variantOf } from '@callboard/api-contract/collections';
import type { ReportQuestion } from '@callboard/api-contract/office';
import { questionQuery, type QuestionQuery } from '@callboard/domain/reports';

/** The question of a report as these roles can put it; null where they read no such records, or not the fields that it names. */
export function questionFor(
  collections: readonly Collection[],
  tenant: TenantCode,
  roles: ActorRoles,
  question: ReportQuestion,
): (QuestionQuery & { collection: Collection }) | null {
  const found = collections.find(({ name }) => name === question.collection);
  const collection = found && variantOf(found, tenant);
  if (!collection || !isServedTo(collection, tenant) || !rowRule(collection, 'read', roles)) return null;
  const parsed = questionQuery(question, collection, roles, tenants[tenant].timeZone);
  return parsed && { ...parsed, collection };
}
