import type { RecordBase } from '@callboard/api-contract';
import { Banner } from '@callboard/ui-kit/layout';
import type { ReactNode } from 'react';
import { bulkMessages } from './bulkMessages';

export interface RefusalsProps {
  title: string;
  /** Why, by hashcode. */
  refusals: ReadonlyMap<string, string>;
  records: ReadonlyMap<string, RecordBase>;
  actions?: ReactNode;
}

const maxShown = 10;

/** Names the records that a bulk change refuses, each with the reason. */
export function Refusals({ title, refusals, records, actions }: RefusalsProps) {
  if (refusals.size === 0) return null;
  return (
    <Banner kind="warning" title={title} actions={actions}>
      <ul>
        {[...refusals].slice(0, maxShown).map(([hashcode, error]) => (
          <li key={hashcode}>
            {records.get(hashcode)?.qed_model.title ?? hashcode}: {error}
          </li>
        ))}
      </ul>
      {refusals.size > maxShown && <p>{bulkMessages.more(refusals.size - maxShown)}</p>}
    </Banner>
  );
}
