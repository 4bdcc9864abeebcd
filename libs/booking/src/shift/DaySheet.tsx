import { queries } from '@callboard/api-client/actions';
import type { BoxOfficeDay, BoxOfficeShift } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { formatDay, formatInstant } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { PaperPage } from '@callboard/ui-kit/layout';
import { Link, useSearchParams } from 'react-router';
import { boxOfficePath } from './officePaths';
import styles from './shift.module.css';
import { shiftMessages as words } from './shiftMessages';
import { TakingsTable } from './TakingsTable';

/** A day of the box office on paper: each shift with its count, and what was taken for each performance. The day is in the URL. */
export function Screen() {
  const [search, setSearch] = useSearchParams();
  const day = search.get('day');
  const { data, problem, isLoading, refetch } = queries.boxOfficeDay.useQuery({ ...(day && { day }) });
  return (
    <PaperPage
      back={
        <Link {...buttonVariant()} to={`${boxOfficePath}?view=shift`}>
          {words.back}
        </Link>
      }
      options={
        <Field label={words.day}>
          <TextInput
            type="date"
            value={day ?? data?.day ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setSearch(value === '' ? {} : { day: value }, { replace: true })
            }
          />
        </Field>
      }
      isReady={data !== undefined}
      footer={words.daySheet}
    >
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        isEmpty={({ shifts }) => shifts.length === 0}
        empty={<EmptyState title={words.noShifts}>{words.noShiftsText}</EmptyState>}
      >
        {(sheet) => (
          <div className={styles.sheet}>
            <Sheet sheet={sheet} />
          </div>
        )}
      </QueryView>
    </PaperPage>
  );
}

function Sheet({
  sheet: { day, supplier, gst_number, zone, shifts, performances },
}: {
  sheet: BoxOfficeDay;
}) {
  return (
    <>
      <div>
        <h1>{[words.daySheet, formatDay(day)].join(' · ')}</h1>
        <p>{[supplier, gst_number !== null && words.gstNumber(gst_number)].filter(Boolean).join(' · ')}</p>
      </div>
      <h2>{words.byShift}</h2>
      {shifts.map((shift) => (
        <ShiftPart key={shift.hashcode} shift={shift} zone={zone} />
      ))}
      <h2>{words.byPerformance}</h2>
      {performances.map(({ hashcode, title, starts_at, zone: there, currency, takings, gst, fees }) => (
        <section key={`${hashcode} ${currency}`} className={styles.part}>
          <h3>{[title, formatInstant(starts_at, there)].join(' · ')}</h3>
          <TakingsTable takings={takings} label={title} />
          <Facts
            rows={[
              [words.gst, formatMoney({ amount: gst, currency })],
              [words.fees, formatMoney({ amount: fees, currency })],
            ]}
          />
        </section>
      ))}
    </>
  );
}

function ShiftPart({ shift, zone }: { shift: BoxOfficeShift; zone: string }) {
  const { till, clerk, currency, float, expected, counted, difference, reason, takings } = shift;
  const { opened_at: opened, closed_at: closed } = shift;
  const money = (amount: number) => formatMoney({ amount, currency });
  const end = closed === null ? words.stillOpen : formatInstant(closed, zone);
  return (
    <section className={styles.part}>
      <h3>{[till, clerk.title].join(' · ')}</h3>
      <p className={styles.note}>{words.from(formatInstant(opened, zone), end)}</p>
      <TakingsTable takings={takings} label={till} />
      <Facts
        rows={[
          [words.float, money(float)],
          [words.expected, money(expected)],
          [words.counted, counted === null ? '–' : money(counted)],
          [words.difference, difference === null ? '–' : money(difference)],
          ...(reason === null ? [] : [[words.reason, reason] as const]),
        ]}
      />
    </section>
  );
}

function Facts({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
