import type { SalePostponement } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { formatInstant } from '@callboard/ui-kit/dates';
import { KeyValueList, ProgressBar, StatusBadge } from '@callboard/ui-kit/display';
import { Banner, Card, Stack } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { recordHref } from '@callboard/records/screen';
import { postponeMessages as words } from './postponeMessages';
import styles from './postponement.module.css';

export interface PostponementPanelProps {
  postponement: NonNullable<SalePostponement['postponement']>;
}

type Answer = PostponementPanelProps['postponement']['answers'][number];

const states: Readonly<
  Record<Answer['state'], { label: string; tone: 'green' | 'blue' | 'gray' | 'yellow' }>
> = {
  kept: { label: words.kept, tone: 'green' },
  refunded: { label: words.refunded, tone: 'blue' },
  unanswered: { label: words.unanswered, tone: 'yellow' },
  over: { label: words.ended, tone: 'gray' },
};

/** Answers of the buyers after a performance was moved to another time: counts, and each order. */
export function PostponementPanel({ postponement }: PostponementPanelProps) {
  const { from, zone, answer_until, is_open, orders, written, failed, kept, refunded, unanswered } =
    postponement;
  const { over, amount, currency, answers } = postponement;
  const until = formatInstant(answer_until, zone);
  return (
    <Card title={words.moved(formatInstant(from, zone))}>
      <Stack>
        {orders === 0 && <p>{words.none}</p>}
        {orders > 0 && <p>{is_open ? words.openUntil(until) : words.over(until)}</p>}
        {written + failed < orders && (
          <ProgressBar
            label={words.writing(written + failed, orders)}
            value={written + failed}
            max={orders}
            valueText={words.writing(written + failed, orders)}
          />
        )}
        {failed > 0 && <Banner kind="error">{words.failed(failed)}</Banner>}
        {orders > 0 && (
          <KeyValueList
            items={[
              { label: words.kept, value: String(kept) },
              { label: words.refunded, value: String(refunded) },
              { label: words.unanswered, value: String(unanswered) },
              ...(over > 0 ? [{ label: words.ended, value: String(over) }] : []),
              ...(amount > 0 ? [{ label: words.paidBack, value: formatMoney({ amount, currency }) }] : []),
            ]}
          />
        )}
        {answers.length > 0 && (
          <details>
            <summary className={styles.summary}>{words.answers}</summary>
            <ul className={styles.answers} aria-label={words.list}>
              {answers.map((answer) => (
                <li key={answer.order} className={styles.answer}>
                  <Link to={recordHref('orders', answer.order)}>{answer.buyer}</Link>
                  <StatusBadge label={states[answer.state].label} tone={states[answer.state].tone} />
                  <span className={styles.facts}>
                    {[
                      words.tickets(answer.tickets),
                      answer.email === null ? words.noEmail : null,
                      answer.answered === null ? null : formatInstant(answer.answered, zone),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </Stack>
    </Card>
  );
}
