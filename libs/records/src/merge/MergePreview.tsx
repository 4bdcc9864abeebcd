import { queries } from '@callboard/api-client/actions';
import { collectionNamed, isCollectionName } from '@callboard/api-contract/collections';
import type { QueryOutputOf } from '@callboard/api-contract/queries';
import type { MergeableCollection } from '@callboard/api-contract/records';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { useEffect } from 'react';
import { useCollectionLabel, useFieldLabel } from '../values/useLabels';
import { mergeMessages } from './mergeMessages';
import styles from './merge.module.css';

export interface MergePreviewProps {
  collection: MergeableCollection;
  kept: string;
  other: string;
  /** Called with whether nothing is in the way. */
  onChecked: (canDo: boolean) => void;
}

type Preview = QueryOutputOf<'mergePreview'>;

/** Records that a merge would move, and those that both have. */
export function MergePreview({ onChecked, ...pair }: MergePreviewProps) {
  const { data, problem, isLoading, refetch } = queries.mergePreview.useQuery(pair);
  const canDo = data?.doubles.every(({ outcome }) => outcome !== 'refused') ?? false;
  // The answer of the server is outside React: the button of the form waits for it.
  useEffect(() => onChecked(canDo), [canDo, onChecked]);
  return (
    <section className={styles.preview}>
      <h3 className={styles.label}>{mergeMessages.movesTitle}</h3>
      <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={3} />}>
        {(preview) => <Moves {...preview} />}
      </QueryView>
      <p className={styles.note}>{mergeMessages.undoNote}</p>
    </section>
  );
}

function Moves({ moves, files, doubles }: Preview) {
  if (moves.length === 0 && files === 0 && doubles.length === 0) return <p>{mergeMessages.nothingMoves}</p>;
  return (
    <ul className={styles.moves}>
      {moves.map((move) => (
        <Move key={`${move.collection} ${move.field}`} {...move} />
      ))}
      {files > 0 && <li>{mergeMessages.files(files)}</li>}
      {doubles.map((double) => (
        <Double key={double.hashcode} {...double} />
      ))}
    </ul>
  );
}

function Move({ collection, field, count }: Preview['moves'][number]) {
  const labelOf = useFieldLabel();
  const name = isCollectionName(collection) ? collection : 'individuals';
  const label = useCollectionLabel(name);
  const declared = collectionNamed(name).fields[field];
  return <li>{mergeMessages.moves(declared ? labelOf(declared) : field, label.many, count)}</li>;
}

function Double({ collection, title, outcome }: Preview['doubles'][number]) {
  const label = useCollectionLabel(isCollectionName(collection) ? collection : 'individuals');
  if (outcome === 'refused')
    return <li className={styles.refused}>{mergeMessages.refused(title, label.many)}</li>;
  return <li>{outcome === 'dropped' ? mergeMessages.dropped(title) : mergeMessages.withdrawn(title)}</li>;
}
