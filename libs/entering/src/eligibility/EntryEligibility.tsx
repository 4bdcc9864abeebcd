import { queries } from '@callboard/api-client/actions';
import type { RecordOf } from '@callboard/api-contract';
import type { EligibilityRule, EntryFacts } from '@callboard/api-contract/entries';
import { checkEntry, isBlocking, rulesFor, type Finding } from '@callboard/domain/competition';
import { useActor } from '@callboard/records';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Accordion, Banner, Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { CheckedWith } from './CheckedWith';
import styles from './eligibility.module.css';
import { eligibilityMessages as words } from './eligibilityMessages';
import { FindingItem } from './FindingItem';

export interface EntryEligibilityProps {
  record: RecordOf<'entries'>;
}

/** Rules that an entry does not meet yet, with what repairs it, for those who enter it and for staff. */
export function EntryEligibility(props: EntryEligibilityProps) {
  const { roles } = useActor();
  const isConcerned = roles.some((role) => role === 'admin' || role === 'staff' || role === 'participant');
  const status = String(props.record['status']);
  const isOver = status === 'withdrawn' || status === 'declined';
  return isConcerned && !isOver ? <LoadedEligibility {...props} /> : null;
}

function LoadedEligibility({ record }: EntryEligibilityProps) {
  const { data, problem, isLoading, refetch } = queries.entryEligibility.useQuery({ entry: record.hashcode });
  const [now] = useState(() => new Date());
  return (
    <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={2} />}>
      {({ facts, rules }) => {
        const findings = checkEntry(rules, facts, now);
        const own = rulesFor(rules, facts);
        // Without rules there is nothing to meet, but for what every entry needs.
        if (own.length === 0 && findings.length === 0) return null;
        return <Findings record={record} facts={facts} rules={own} findings={findings} />;
      }}
    </QueryView>
  );
}

interface FindingsProps extends EntryEligibilityProps {
  facts: EntryFacts;
  rules: readonly EligibilityRule[];
  findings: readonly Finding[];
}

function Findings({ record, facts, rules, findings }: FindingsProps) {
  const isDraft = record['status'] === 'draft';
  const blocking = findings.filter(isBlocking);
  const others = findings.filter((finding) => !isBlocking(finding));
  const list = (those: readonly Finding[]) => (
    <ul className={styles.list} role="list">
      {those.map((finding) => (
        <FindingItem
          key={`${finding.rule?.hashcode} ${finding.problem.code} ${finding.members.map(({ hashcode }) => hashcode).join()}`}
          record={record}
          facts={facts}
          finding={finding}
          text={rules.find(({ hashcode }) => hashcode === finding.rule?.hashcode)?.text ?? ''}
        />
      ))}
    </ul>
  );
  return (
    <Card title={isDraft ? words.ready : words.rules}>
      <div className={styles.root}>
        {findings.length === 0 && (
          <Banner kind="success">{words.meetsAll(rules.length, facts.season)}</Banner>
        )}
        {isDraft && findings.length > 0 && (
          <Banner kind={blocking.length > 0 ? 'warning' : 'info'}>
            {blocking.length > 0 ? words.refused(blocking.length) : words.passes}
          </Banner>
        )}
        {blocking.length > 0 && list(blocking)}
        {others.length > 0 && (
          <Accordion
            items={[
              { id: 'others', title: words.others, detail: String(others.length), children: list(others) },
            ]}
          />
        )}
        <CheckedWith checked={record['checked']} />
      </div>
    </Card>
  );
}
