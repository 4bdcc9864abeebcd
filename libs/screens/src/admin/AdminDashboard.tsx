import { hooksFor } from '@callboard/api-client/collections';
import { collectionNamed, rowRule } from '@callboard/api-contract';
import { useActor, useCollectionLabel } from '@callboard/records';
import { concepts, useTenant, type Concept } from '@callboard/tenant';
import { EmptyState, Page, PageHeader, StatRow, StatTile } from '@callboard/ui-kit';
import { Link } from 'react-router';
import { messages } from '../messages';

/** What a tenant keeps, by the number of records, each leading to its list (clause 2.15). */
export function Screen() {
  const actor = useActor();
  const { collections } = useTenant();
  const shown = concepts.filter(
    (concept) => rowRule(collectionNamed(collections[concept]), 'read', actor.roles) === 'all',
  );
  return (
    <Page>
      <PageHeader title={messages.adminTitle} subtitle={messages.adminText} />
      {shown.length === 0 ? (
        <EmptyState title={messages.adminNothing} icon="key" />
      ) : (
        <StatRow label={messages.numbers}>
          {shown.map((concept) => (
            <Kept key={concept} concept={concept} />
          ))}
        </StatRow>
      )}
    </Page>
  );
}

function Kept({ concept }: { concept: Concept }) {
  const name = useTenant().collections[concept];
  const label = useCollectionLabel(name);
  const { data } = hooksFor(name).useList({ pageSize: 1 });
  const list = collectionNamed(name).page.replace('/{hashcode}', '');
  return (
    <StatTile
      label={label.many}
      value={<Link to={list}>{data ? data.count.toLocaleString('en-NZ') : '–'}</Link>}
    />
  );
}
