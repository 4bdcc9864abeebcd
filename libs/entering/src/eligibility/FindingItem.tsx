import type { RecordOf } from '@callboard/api-contract';
import { waiversSchema, type EntryFacts } from '@callboard/api-contract/entries';
import { problemSentence } from '@callboard/api-contract/sentences';
import type { Finding } from '@callboard/domain/competition';
import { translationOf } from '@callboard/language';
import { useActor } from '@callboard/records';
import { Button, Icon, type IconName } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import * as v from 'valibot';
import styles from './eligibility.module.css';
import { eligibilityMessages as words } from './eligibilityMessages';
import { LeadLink } from './LeadLink';
import { useRepairs } from './useRepairs';
import { WaiveDialog } from './WaiveDialog';

export interface FindingItemProps {
  record: RecordOf<'entries'>;
  facts: EntryFacts;
  finding: Finding;
  /** Text of the rule. */
  text: string;
}

/** One thing that a rule refuses or warns of: the facts, what repairs it, and for staff its waiver. */
export function FindingItem({ record, facts, finding, text }: FindingItemProps) {
  const { rule, problem, waived } = finding;
  const [isWaiving, setWaiving] = useState(false);
  const { roles } = useActor();
  const { repairs, isBusy } = useRepairs(record, facts, finding);
  const canWaive = roles.includes('staff') || roles.includes('admin');
  const sentence = problemSentence(problem.code, problem.facts, translationOf) ?? '';
  const { icon, label } = stateOf(finding);
  return (
    <li className={styles.finding} data-state={waived ? 'waived' : (rule?.severity ?? 'refuse')}>
      <Icon name={icon} label={label} />
      <div className={styles.what}>
        {rule && <span className={styles.name}>{rule.name}</span>}
        <span>{sentence}</span>
        {text !== '' && <span className={styles.text}>{text}</span>}
        {rule && waived && <span className={styles.text}>{waiverText(record, rule.hashcode)}</span>}
        {!waived && (
          <div className={styles.actions}>
            {repairs.map((repair) => (
              <Button key={repair.label} size="small" isBusy={isBusy} onClick={() => void repair.apply()}>
                {repair.label}
              </Button>
            ))}
            <LeadLink record={record} lead={finding.lead} />
            {rule && canWaive && (
              <Button
                size="small"
                variant="quiet"
                aria-label={words.waiveTitle(rule.name)}
                onClick={() => setWaiving(true)}
              >
                {words.waive}
              </Button>
            )}
          </div>
        )}
      </div>
      {rule && isWaiving && (
        <WaiveDialog record={record} rule={rule} sentence={sentence} onClose={() => setWaiving(false)} />
      )}
    </li>
  );
}

function stateOf({ rule, waived }: Finding): { icon: IconName; label: string } {
  if (waived) return { icon: 'success', label: words.waived };
  return rule?.severity === 'warn'
    ? { icon: 'warning', label: words.warning }
    : { icon: 'error', label: words.mustBe };
}

function waiverText(record: RecordOf<'entries'>, rule: string): string {
  const parsed = v.safeParse(waiversSchema, record['waivers']);
  const waiver = parsed.success ? parsed.output.items.find((item) => item.rule === rule) : undefined;
  return waiver ? words.waivedBy(waiver.by ?? '', waiver.reason) : words.waived;
}
