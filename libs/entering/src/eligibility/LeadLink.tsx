import { hasRole, isReference, recordPath, writableFields, type RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { Lead } from '@callboard/domain/competition';
import { useActor, useCanChange, useFieldLabel } from '@callboard/records';
import { useLabel } from '@callboard/tenant';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { Link } from 'react-router';
import { useCanEnter } from '../coworkers/useCanEnter';
import { lower } from '@callboard/records/screen';
import { AskOffice } from './AskOffice';
import { eligibilityMessages as words } from './eligibilityMessages';

export interface LeadLinkProps {
  record: RecordOf<'entries'>;
  lead: Lead;
}

/** Leads to where a finding is put right by the user; where that is not up to them, to the office. */
export function LeadLink({ record, lead }: LeadLinkProps) {
  const { href, label } = useLead(record, lead);
  const { roles } = useActor();
  if (href !== null)
    return (
      <Link {...buttonVariant({ size: 'small' })} to={href}>
        {label}
      </Link>
    );
  if (hasRole(roles, ['staff'])) return null;
  const { event, qed_model } = record;
  return <AskOffice subject={qed_model.title} event={isReference(event) ? event : null} />;
}

function useLead(record: RecordOf<'entries'>, lead: Lead) {
  const actor = useActor();
  const labelOf = useFieldLabel();
  const participants = useLabel('participants');
  const definition = collectionNamed('entries');
  const page = recordPath(definition, record);
  const isDraft = record['status'] === 'draft';
  const canEnter = useCanEnter(record);
  const canChange = useCanChange(definition, record);
  const isOwn = isDraft ? canEnter === true : canChange;
  const none = { href: null, label: '' };
  if (lead.to === 'office' || !isOwn) return none;
  if (lead.to === 'members') {
    const label = words.changeMembers(lower(participants.many));
    const query = lead.member === null ? '' : `?member=${lead.member}`;
    if (isDraft) return { href: `/entries/${record.hashcode}/enter/members${query}`, label };
    return hasRole(actor.roles, ['staff']) ? { href: `${page}?tab=people`, label } : none;
  }
  const field = writableFields(definition, actor.roles, 'update').find(([name]) => name === lead.field)?.[1];
  if (!field) return none;
  const label = words.changeField(lower(labelOf(field)));
  if (isDraft) return { href: `/entries/${record.hashcode}/enter/act?field=${lead.field}`, label };
  return { href: `${page}?edit=${lead.field}`, label };
}
