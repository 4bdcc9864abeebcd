import { readableFields, recordPath, valueIn, type RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { FieldValue, useActor, useCollectionLabel, useFieldLabel, useZone } from '@callboard/records';
import { KeyValueList } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { EntryEligibility } from '../../eligibility/EntryEligibility';
import styles from './decide.module.css';
import { decideMessages as words } from './decideMessages';

const DossierSections = lazy(async () => ({
  default: (await import('../dossier/DossierSections')).DossierSections,
}));

export interface EntrySummaryProps {
  record: RecordOf<'entries'>;
}

/** Fields of a decision that are elsewhere on the page. */
const leftOut = ['name', 'status', 'decision', 'decision_reason', 'waiting_place', 'checked', 'waivers'];

/** Of the dossier, what a decision is made by. */
const shown = ['members', 'forms', 'files', 'messages'];

/** Facts of an entry that the office needs to decide about it, and findings of the rules. */
export function EntrySummary({ record }: EntrySummaryProps) {
  const { roles } = useActor();
  const labelOf = useFieldLabel();
  const zone = useZone();
  const label = useCollectionLabel('entries');
  const definition = collectionNamed('entries');
  const facts = readableFields(definition, roles).filter(
    ([name, { kind }]) =>
      !leftOut.includes(name) && kind !== 'document' && (valueIn(record, name) ?? '') !== '',
  );
  return (
    <>
      <EntryEligibility record={record} />
      <Card
        title={words.facts}
        actions={
          <Link className={styles.link} to={recordPath(definition, record)}>
            {words.openRecord(label)}
          </Link>
        }
      >
        <KeyValueList
          items={facts.map(([name, field]) => ({
            label: labelOf(field),
            value: <FieldValue field={field} value={valueIn(record, name)} zone={zone} record={record} />,
          }))}
        />
      </Card>
      <Rested>
        <DossierSections entry={record} only={shown} />
      </Rested>
    </>
  );
}

/** For so long an entry stays selected before the rest of it is read: who walks along the list by keyboard requests no more than they read. */
const restMs = 250;

function Rested({ children }: { children: ReactNode }) {
  const [isRested, setRested] = useState(false);
  // Waits for the user.
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isRested) return <Skeleton lines={12} />;
  return <Suspense fallback={<Skeleton lines={12} />}>{children}</Suspense>;
}
