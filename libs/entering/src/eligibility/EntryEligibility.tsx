import { queries } from '@callboard/api-client/actions';
import { type AnyRecord, type CollectionName } from '@callboard/api-contract';
import type { EligibilityRule, EntryFacts } from '@callboard/api-contract/entries';
import { checkEntry, isRefused, rulesFor, type Finding } from '@callboard/domain/competition';
import { useActor } from '@callboard/records';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Banner, Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { CheckedWith } from './CheckedWith';
import styles from './eligibility.module.css';
import { eligibilityMessages as words } from './eligibilityMessages';
import { FindingItem } from './FindingItem';

export interface EntryEligibilityProps {
  collection: CollectionName;
  record: AnyRecord;
}

/** What an entry does not meet yet, with what repairs it, for those who enter it and for staff. */
export function EntryEligibility(props: EntryEligibilityProps) {
  const { roles } = useActor();
  const isConcerned = roles.some((role) => role === 'admin' || role === 'staff' || role === 'participant');
  const status = String(props.record['status']);
  const isOver = status === 'withdrawn' || status === 'declined';
  return isConcerned && !isOver ? <LoadedEligibility {...props} /> : null;
}

function LoadedEligibility({ collection, record }: EntryEligibilityProps) {
  const { data, problem, isLoading, refetch } = queries.entryEligibility.useQuery({ entry: record.hashcode });
  const [now] = useState(() => new Date());
  return (
    <QueryView
      query={{ value: data, problem, isLoading, retry: refetch }}
      loading={<Skeleton lines={2} />}
      // Without rules there is nothing to meet.
      isEmpty={({ facts, rules }) => rulesFor(rules, facts).length === 0}
      empty={null}
    >
      {({ facts, rules }) => (
        <Findings
          collection={collection}
          record={record}
          facts={facts}
          rules={rulesFor(rules, facts)}
          findings={checkEntry(rules, facts, now)}
        />
      )}
    </QueryView>
  );
}

interface FindingsProps extends EntryEligibilityProps {
  facts: EntryFacts;
  rules: readonly EligibilityRule[];
  findings: readonly Finding[];
}

function Findings({ collection, record, facts, rules, findings }: FindingsProps) {
  const isDraft = record['status'] === 'draft';
  const refused = findings.filter(({ rule, waived }) => rule.severity === 'refuse' && !waived).length;
  return (
    <Card title={isDraft ? words.ready : words.rules}>
      <div className={styles.root}>
        {findings.length === 0 && (
          <Banner kind="success">{words.meetsAll(rules.length, facts.season)}</Banner>
        )}
        {isDraft && findings.length > 0 && (
          <Banner kind={isRefused(findings) ? 'warning' : 'info'}>
            {refused > 0 ? words.refused(refused) : words.passes}
          </Banner>
        )}
        {findings.length > 0 && (
          <ul className={styles.list} role="list">
            {findings.map((finding) => (
              <FindingItem
                key={`${finding.rule.hashcode} ${finding.problem.code} ${finding.members.map(({ hashcode }) => hashcode).join()}`}
                collection={collection}
                record={record}
                facts={facts}
                finding={finding}
                text={rules.find(({ hashcode }) => hashcode === finding.rule.hashcode)?.text ?? ''}
              />
            ))}
          </ul>
        )}
        <CheckedWith checked={record['checked']} />
      </div>
    </Card>
  );
}
