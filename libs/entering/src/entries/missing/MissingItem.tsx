import { hasRole } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { MissingFacts } from '@callboard/api-contract/entries';
import { zoneName } from '@callboard/domain/calendar';
import { repairOf, type Fee, type Missing, type Repair } from '@callboard/domain/competition';
import { formatAmount } from '@callboard/domain/money';
import { canEver, useActor, useToday } from '@callboard/records';
import { useLabel } from '@callboard/tenant';
import { DueDateText, formatDay, formatInstant } from '@callboard/ui-kit/dates';
import { Link } from 'react-router';
import { answerLink, recordHref } from '@callboard/records/screen';
import { AskOffice } from '../../eligibility/AskOffice';
import { missingMessages as words } from './missingMessages';
import { MissingRow } from './MissingRow';

export interface MissingItemProps {
  item: Missing;
  entry: { hashcode: string; title: string };
  /** The facts that it was found in. */
  facts: MissingFacts;
  now: Date;
  /** The entry and event, in a list of several entries. */
  where?: string;
}

/** Something that an entry lacks, with the way to where it is put right. */
export function MissingItem({ item, entry, facts, now, where }: MissingItemProps) {
  const { roles } = useActor();
  const repair = repairOf(item, facts, { entries: collectionNamed('entries'), roles, now });
  const page = recordHref('entries', entry.hashcode);
  const href = hrefOf(repair, page, entry.hashcode) ?? (where === undefined ? undefined : page);
  const text = useText(item);
  return (
    <MissingRow
      subject={href === undefined ? text : <Link to={href}>{text}</Link>}
      where={where}
      isLate={item.kind === 'late' || item.kind === 'feeOverdue'}
      due={item.due === null ? undefined : <Due item={item} due={item.due} zone={facts.event?.zone} />}
      action={repair.to === 'office' && <Question title={entry.title} event={facts.event} />}
    />
  );
}

/** Asks the office about it; the office does not ask itself. */
function Question({ title, event }: { title: string; event: MissingFacts['event'] }) {
  const actor = useActor();
  const canAsk = canEver(collectionNamed('conversations'), 'create', actor);
  if (!canAsk || hasRole(actor.roles, ['staff'])) return null;
  return <AskOffice subject={title} event={event} />;
}

function hrefOf(repair: Repair, page: string, entry: string): string | undefined {
  switch (repair.to) {
    case 'entering':
      return `/entries/${entry}/enter/${repair.step}`;
    case 'field':
      return `${page}?edit=${repair.field}`;
    case 'tab':
      return `${page}?tab=${repair.tab}`;
    case 'fee':
      return `${page}#fee`;
    case 'task': {
      const { hashcode, form, per_entry, answer } = repair.task;
      // The answer of a contact is theirs alone: its task leads on.
      return form && per_entry ? answerLink(hashcode, entry, answer) : recordHref('tasks', hashcode);
    }
    case 'office':
      return undefined;
    default:
      return repair satisfies never;
  }
}

function useText({ kind, task, fee, count = 0 }: Missing): string {
  const label = useLabel('participants');
  if (kind === 'task') return task?.answer ? words.formBegun(task.title) : (task?.title ?? '');
  if (kind === 'fee' || kind === 'feeOverdue') return fee ? words.feeOf(amountOf(fee)) : '';
  if (kind === 'members') return words.members(label);
  if (kind === 'confirm') return words.confirm(count, label);
  return kind === 'consents' ? words.consents(count, label) : words[kind];
}

/** With the code of its currency, as on an invoice: 'NZD 250.00'. */
function amountOf({ owed, currency }: Fee): string {
  return [currency, formatAmount({ amount: owed, currency: currency ?? '' })].filter(Boolean).join(' ');
}

/** A day for a task or a fee; the instant at which entries close in the zone of the event. */
function Due({ item, due, zone }: { item: Missing; due: string; zone: string | undefined }) {
  if (item.kind === 'task') return <DueOfTask day={due} />;
  if (item.kind === 'fee') return words.feeDue(formatDay(due));
  if (item.kind === 'feeOverdue') return words.feeWasDue(formatDay(due));
  if (zone === undefined) return null;
  const at = `${formatInstant(due, zone)} ${zoneName(zone, due)}`;
  return item.kind === 'late' ? words.closed(at) : words.due(at);
}

/** The day by which a task is done. */
export function DueOfTask({ day }: { day: string }) {
  const today = useToday();
  return day > today ? words.due(formatDay(day)) : <DueDateText value={day} />;
}
