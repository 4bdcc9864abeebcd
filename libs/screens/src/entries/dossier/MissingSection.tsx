import { useFeature, useLabel } from '@callboard/tenant';
import { useToday } from '@callboard/records';
import { DueDateText, formatDay, formatInstant } from '@callboard/ui-kit/dates';
import { Icon } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { zoneName } from '@callboard/domain/calendar';
import type { Fee } from '@callboard/domain/competition';
import { formatAmount } from '@callboard/domain/money';
import { useState } from 'react';
import { Link } from 'react-router';
import { recordHref } from '../../dashboard/listHref';
import styles from './dossier.module.css';
import { dossierMessages as words } from './dossierMessages';
import { missingOf, type Missing } from './missingOf';
import type { SectionProps } from './sections';

/** What is missing by when: tasks, answers, confirmations. */
export function MissingSection({ entry, dossier }: SectionProps) {
  const hasScheduling = useFeature('scheduling');
  const hasPerformances = useFeature('performances');
  const [now] = useState(() => new Date());
  const missing = missingOf(entry, dossier, { now, hasSlots: hasScheduling && hasPerformances });
  const zone = dossier.event?.zone;
  return (
    <Card title={words.missing}>
      {missing.length === 0 ? (
        <p className={styles.note}>{words.nothingMissing}</p>
      ) : (
        <ul className={styles.list} role="list">
          {missing.map((item) => (
            <li
              key={`${item.kind} ${item.task?.hashcode ?? ''}`}
              className={styles.missing}
              data-late={isLate(item) || undefined}
            >
              <Icon name={isLate(item) ? 'warning' : 'pencil'} />
              <span className={styles.what}>
                <Subject item={item} />
              </span>
              {item.due !== null && (
                <span className={styles.note}>
                  <Due item={item} due={item.due} zone={zone} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function isLate({ kind }: Missing): boolean {
  return kind === 'late' || kind === 'feeOverdue';
}

function Subject({ item: { kind, task, fee, count = 0 } }: { item: Missing }) {
  const label = useLabel('participants');
  if (kind === 'task')
    return task ? (
      <>
        <Link to={recordHref('tasks', task.hashcode)}>{task.title}</Link>
        {task.answer !== null && ` (${words.formBegun})`}
      </>
    ) : null;
  if (kind === 'fee' || kind === 'feeOverdue') return fee ? words.feeOf(amountOf(fee)) : null;
  if (kind === 'members') return words.members(label);
  if (kind === 'confirm') return words.confirm(count, label);
  return kind === 'consents' ? words.consents(count, label) : words[kind];
}

/** With the code of its currency, as on an invoice: 'NZD 250.00'. */
function amountOf({ owed, currency }: Fee): string {
  return [currency, formatAmount({ amount: owed, currency: currency ?? '' })].filter(Boolean).join(' ');
}

/** A day for a task; the instant at which entries close in the zone of the event. */
function Due({ item, due, zone }: { item: Missing; due: string; zone: string | undefined }) {
  const today = useToday();
  if (item.kind === 'task') return due > today ? words.due(formatDay(due)) : <DueDateText value={due} />;
  if (item.kind === 'fee') return words.feeDue(formatDay(due));
  if (item.kind === 'feeOverdue') return words.feeWasDue(formatDay(due));
  if (zone === undefined) return null;
  const at = `${formatInstant(due, zone)} ${zoneName(zone, due)}`;
  return item.kind === 'late' ? words.closed(at) : words.due(at);
}
