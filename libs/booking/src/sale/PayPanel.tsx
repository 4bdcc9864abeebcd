import type { SaleOrder } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { formatInstant } from '@callboard/ui-kit/dates';
import { Button, buttonVariant } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { Banner, Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import styles from './sale.module.css';
import { saleMessages as words } from './saleMessages';

/** How the simulated card answers, or the code of its second step. */
export type CardAnswer = { card?: 'accept' | 'decline' | 'ask' } | { code: string };

export interface PayPanelProps {
  order: SaleOrder;
  isBusy: boolean;
  onPay: (answer: CardAnswer) => void;
  /** Where the order is paid in a tab of its own: within a page of another site, no provider's page opens. */
  tabHref?: string | undefined;
}

/** Next step to pay an order. */
export function PayPanel({ order, isBusy, onPay, tabHref }: PayPanelProps) {
  const { next, total, by_gift = 0, currency, performance, declined } = order;
  if (next.kind === 'simulated')
    return (
      <Card title={words.cardTitle}>
        <div className={styles.form}>
          {declined !== null && <Banner kind="error">{words.declined}</Banner>}
          {next.needs_code ? (
            <CodeForm isBusy={isBusy} onSend={(code) => onPay({ code })} />
          ) : (
            <>
              <p className={styles.note}>{words.cardText}</p>
              <div className={styles.buttons}>
                <Button variant="primary" isBusy={isBusy} onClick={() => onPay({ card: 'accept' })}>
                  {words.cardAccept}
                </Button>
                <Button onClick={() => onPay({ card: 'decline' })}>{words.cardDecline}</Button>
                <Button onClick={() => onPay({ card: 'ask' })}>{words.cardAsk}</Button>
              </div>
            </>
          )}
        </div>
      </Card>
    );
  if (next.kind === 'card' || next.kind === 'redirect')
    return (
      <Card title={words.pageTitle}>
        <div className={styles.form}>
          {declined !== null && <Banner kind="error">{words.declined}</Banner>}
          <p className={styles.note}>{tabHref === undefined ? words.pageText : words.tabText}</p>
          <div className={styles.buttons}>
            {tabHref === undefined ? (
              <Button variant="primary" isBusy={isBusy} onClick={() => onPay({})}>
                {words.pageOpen}
              </Button>
            ) : (
              <a href={tabHref} target="_blank" rel="noopener" {...buttonVariant({ variant: 'primary' })}>
                {words.tabOpen}
              </a>
            )}
          </div>
        </div>
      </Card>
    );
  if (next.kind !== 'transfer') return null;
  return (
    <Card title={words.transferTitle}>
      <p>{words.transferText(formatMoney({ amount: total - by_gift, currency }), next.reference)}</p>
      {next.instructions !== null && <p>{next.instructions}</p>}
      <p className={styles.note}>{words.until(formatInstant(next.until, performance.zone))}</p>
    </Card>
  );
}

function CodeForm({ isBusy, onSend }: { isBusy: boolean; onSend: (code: string) => void }) {
  const [code, setCode] = useState('');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(code.trim());
      }}
    >
      <Field label={words.cardCode} description={words.cardCodeHelp}>
        <TextInput
          autoComplete="one-time-code"
          inputMode="numeric"
          value={code}
          onChange={({ currentTarget: { value } }) => setCode(value)}
        />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
