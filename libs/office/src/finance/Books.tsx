import { Card } from '@callboard/ui-kit/layout';
import { Tabs } from '@callboard/ui-kit/navigation';
import type { ComponentType } from 'react';
import { Balances } from '../books/Balances';
import { bookMessages as words } from '../books/bookMessages';
import styles from '../books/books.module.css';
import { DayBook } from '../books/DayBook';
import { NewInvoices } from '../invoices/NewInvoices';
import { Receivables } from '../invoices/Receivables';
import { Settlements } from '../books/Settlements';
import { TaxReturn } from '../books/TaxReturn';
import { Transfers } from '../books/Transfers';
import { bookViews, useBookTerms, type BookView } from '../books/useBookTerms';

const views: Readonly<Record<BookView, ComponentType>> = {
  day: DayBook,
  balances: Balances,
  events: Settlements,
  tax: TaxReturn,
  invoicing: NewInvoices,
  receivables: Receivables,
  transfers: Transfers,
};

/** The books: day book, balances, settlement of each event, tax, invoices, and bank transfers (clause 2.16). */
export function Books() {
  const { view, set } = useBookTerms();
  const View = views[view];
  return (
    <Card title={words.books}>
      <Tabs
        label={words.views}
        tabs={bookViews.map((id) => ({ id, label: words[id] }))}
        value={view}
        onValueChange={(id) => set('books', id === 'day' ? null : id)}
      >
        <div className={styles.root}>
          <View />
        </div>
      </Tabs>
    </Card>
  );
}
