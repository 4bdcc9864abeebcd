import type { Attention } from '@callboard/api-contract/dashboards';
import { useCollectionLabel } from '@callboard/records';
import { useTenant } from '@callboard/tenant';
import { EmptyState } from '@callboard/ui-kit/display';
import { Icon } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { listHref, recordHref } from '@callboard/records/screen';
import styles from './admin.module.css';
import { attentionStyles } from './attentionStyles';
import { messages } from './messages';

/** What needs attention, most pressing first: conflicts, what waits, what is missing. */
export function AttentionCard({ attention }: { attention: readonly Attention[] }) {
  const { features } = useTenant();
  const shown = attention.filter(({ kind }) => {
    const { needs } = attentionStyles[kind];
    return needs === undefined || features[needs];
  });
  return (
    <Card title={messages.attention}>
      {shown.length === 0 ? (
        <EmptyState icon="success" title={messages.allWell}>
          {messages.allWellText}
        </EmptyState>
      ) : (
        <ul className={styles.list} role="list">
          {shown.map((item) => (
            <Item key={item.kind} item={item} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Item({ item: { kind, count, records } }: { item: Attention }) {
  const { of: collection, tone, filters, path } = attentionStyles[kind];
  const text = messages.attentionOf[kind](count, useCollectionLabel(collection));
  return (
    <li className={styles.item} data-tone={tone}>
      <Icon name={tone === 'blue' ? 'clock' : 'warning'} />
      <span className={styles.what}>
        {filters ? <Link to={path ?? listHref(collection, filters)}>{text}</Link> : text}
      </span>
      <span className={styles.records}>
        {records.map(({ hashcode, title }, index) => (
          <Fragment key={hashcode}>
            {index > 0 && ' · '}
            <Link to={recordHref(collection, hashcode)}>{title}</Link>
          </Fragment>
        ))}
        {count > records.length && ` · ${messages.andMore(count - records.length)}`}
      </span>
    </li>
  );
}
