import { queries } from '@callboard/api-client/actions';
import type { QueryAnswerOf } from '@callboard/api-contract/queries';
import type { InvoiceSummary, SchoolCredit } from '@callboard/api-contract/finance';
import { agedSums, ages, daysOverdue, invoiceOpen, type Aged } from '@callboard/domain/finance';
import { formatMoney } from '@callboard/domain/money';
import { formatDay } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView, StatRow, StatTile } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { Link } from 'react-router';
import { BookTable, ExportButton, type BookColumn } from '../books/BookTable';
import { recordHref } from '@callboard/records/screen';
import { invoiceMessages as words } from './invoiceMessages';
import styles from './invoices.module.css';
import { OpenInvoices } from './OpenInvoices';
import { RefundDialog } from './RefundDialog';

interface SchoolRow {
  organisation: InvoiceSummary['organisation'];
  currency: string;
  sums: Aged;
}

/** Read while rendering: the labels follow the language. */
const schoolColumns = (): readonly BookColumn<SchoolRow>[] => [
  {
    label: words.school,
    text: ({ organisation }) => organisation.title,
    show: ({ organisation }) => (
      <Link to={recordHref('organizationStructures', organisation.hashcode)}>{organisation.title}</Link>
    ),
  },
  ...ages.map((age) => ({ label: words.ages[age], amount: ({ sums }: SchoolRow) => sums[age] })),
  { label: words.open, amount: ({ sums }) => ages.reduce((total, age) => total + sums[age], 0) },
];

const invoiceColumns = (today: string): readonly BookColumn<InvoiceSummary>[] => [
  { label: words.number, text: ({ number }) => number ?? '' },
  { label: words.school, text: ({ organisation }) => organisation.title },
  { label: words.event, text: ({ event }) => event?.title ?? '' },
  { label: words.issuedOn, text: ({ issued_on }) => issued_on ?? '' },
  { label: words.dueOn, text: ({ due_on }) => due_on ?? '' },
  { label: words.overdue, text: (invoice) => String(daysOverdue(invoice, today)) },
  { label: words.total, amount: ({ total }) => total },
  { label: words.paid, amount: ({ paid }) => paid },
  { label: words.credited, amount: ({ credited }) => credited },
  { label: words.open, amount: invoiceOpen },
];

/** Debts of schools by age, overdue invoices, and what schools paid too much (clause 2.16). */
export function Receivables() {
  const { data, problem, isLoading, refetch } = queries.receivables.useQuery({});
  return (
    <QueryView
      query={{ value: data, problem, isLoading, retry: refetch }}
      loading={<Skeleton lines={8} />}
      isEmpty={({ owed, invoices, drafts, credits }) =>
        owed.length + invoices.length + drafts.length + credits.length === 0
      }
      empty={
        <EmptyState icon="list" title={words.nothingOpen}>
          {words.nothingOpenText}
        </EmptyState>
      }
    >
      {(value) => <Owed {...value} />}
    </QueryView>
  );
}

function Owed({ owed, invoices, drafts, credits, today }: QueryAnswerOf<'receivables'>) {
  const currencies = [...new Set([...owed, ...invoices].map(({ currency }) => currency))];
  const schools = bySchool(invoices, today);
  return (
    <div className={styles.stack}>
      {currencies.map((currency) => {
        const sums = agedSums(
          invoices.filter((invoice) => invoice.currency === currency),
          today,
        );
        const total = owed.find((each) => each.currency === currency)?.owed ?? 0;
        const invoiced = ages.reduce((sum, age) => sum + sums[age], 0);
        return (
          <StatRow key={currency} label={[words.receivables, currency].join(' ')}>
            <StatTile
              label={words.owed}
              value={formatMoney({ amount: total, currency })}
              details={[words.notInvoiced(formatMoney({ amount: Math.max(0, total - invoiced), currency }))]}
            />
            {ages.map((age) => (
              <StatTile
                key={age}
                label={words.ages[age]}
                value={formatMoney({ amount: sums[age], currency })}
                tone={age !== 'current' && sums[age] > 0 ? 'red' : undefined}
              />
            ))}
          </StatRow>
        );
      })}
      {invoices.length > 0 && (
        <>
          <div className={styles.head}>
            <h3 className={styles.title}>{words.bySchool}</h3>
            <ExportButton name={words.bySchool} columns={schoolColumns()} rows={schools} />
          </div>
          <BookTable
            label={words.bySchool}
            columns={schoolColumns()}
            rows={schools}
            keyOf={({ organisation, currency }) => `${organisation.hashcode} ${currency}`}
            hasSums
          />
          <div className={styles.head}>
            <h3 className={styles.title}>{words.openInvoices}</h3>
            <ExportButton name={words.openInvoices} columns={invoiceColumns(today)} rows={invoices} />
          </div>
          <OpenInvoices invoices={invoices} today={today} />
        </>
      )}
      {drafts.length > 0 && <Drafts drafts={drafts} />}
      {credits.length > 0 && <Credits credits={credits} today={today} />}
    </div>
  );
}

function Drafts({ drafts }: { drafts: readonly InvoiceSummary[] }) {
  return (
    <>
      <h3 className={styles.title}>{words.drafts}</h3>
      <ul className={styles.list} aria-label={words.drafts}>
        {drafts.map(({ hashcode, organisation, event, total, currency, due_on }) => (
          <li key={hashcode} className={styles.item}>
            <div className={styles.text}>
              <Link to={recordHref('invoices', hashcode)}>{organisation.title}</Link>
              <span className={styles.note}>
                {[event?.title, due_on !== null && words.dueBy(formatDay(due_on))]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            <strong>{formatMoney({ amount: total, currency })}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}

function Credits({ credits, today }: { credits: readonly SchoolCredit[]; today: string }) {
  const [refunding, setRefunding] = useState<SchoolCredit>();
  return (
    <>
      <h3 className={styles.title}>{words.credits}</h3>
      <ul className={styles.list} aria-label={words.credits}>
        {credits.map((credit) => {
          const { organisation, currency, amount } = credit;
          return (
            <li key={`${organisation.hashcode} ${currency}`} className={styles.item}>
              <div className={styles.text}>
                <Link to={recordHref('organizationStructures', organisation.hashcode)}>
                  {organisation.title}
                </Link>
                <span>{formatMoney({ amount, currency })}</span>
              </div>
              <Button aria-label={words.refundOf(organisation.title)} onClick={() => setRefunding(credit)}>
                {words.refund}
              </Button>
            </li>
          );
        })}
      </ul>
      {refunding && <RefundDialog credit={refunding} today={today} onClose={() => setRefunding(undefined)} />}
    </>
  );
}

function bySchool(invoices: readonly InvoiceSummary[], today: string): SchoolRow[] {
  const groups = new Map<string, InvoiceSummary[]>();
  for (const invoice of invoices) {
    const key = `${invoice.organisation.hashcode} ${invoice.currency}`;
    groups.set(key, [...(groups.get(key) ?? []), invoice]);
  }
  return [...groups.values()]
    .flatMap((own) => own.slice(0, 1).map((first) => ({ ...first, sums: agedSums(own, today) })))
    .map(({ organisation, currency, sums }) => ({ organisation, currency, sums }))
    .sort((one, other) => one.organisation.title.localeCompare(other.organisation.title));
}
