import { queries } from '@callboard/api-client/actions';
import { pathOfList, type CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { taggedName, tagLimits, type RecordTag } from '@callboard/api-contract/tags';
import { useIsViewing } from '@callboard/auth';
import { QueryView, Tag } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { useRef } from 'react';
import { Link } from 'react-router';
import { optionOf, toKitTone } from '../kinds/optionOf';
import { tagMessages as words } from './tagMessages';
import { TagPicker } from './TagPicker';
import styles from './tags.module.css';
import { useTagChange } from './useTagChange';

export interface RecordTagsProps {
  collection: CollectionName;
  record: string;
}

/** The tags on a record, each with the list of the records that have it, and a field to add one. */
export function RecordTags({ collection, record }: RecordTagsProps) {
  const { data, problem, isLoading, refetch } = queries.tagsOf.useQuery({ collection, record });
  const isViewing = useIsViewing();
  const { change } = useTagChange(collection);
  const place = useRef<HTMLDivElement>(null);
  const list = pathOfList(collectionNamed(collection));

  async function onRemove({ hashcode, name }: RecordTag) {
    const { isDone } = await change({ records: [record], tag: { hashcode, title: name }, isOn: false });
    // The button is gone with the tag.
    if (isDone) place.current?.focus();
  }

  return (
    <div ref={place} className={styles.root} tabIndex={-1}>
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={1} />}
        isEmpty={(tags) => tags.length === 0}
        empty={<p className={styles.note}>{words.none}</p>}
      >
        {(tags) => (
          <ul className={styles.tags} role="list">
            {tags.map((tag) => (
              <li key={tag.hashcode}>
                <Tag
                  label={tag.name}
                  tone={toneOf(tag)}
                  onRemove={isViewing ? undefined : () => void onRemove(tag)}
                >
                  <Link to={`${list}?${taggedName}=${tag.hashcode}`}>{tag.name}</Link>
                </Tag>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {!isViewing && !problem && (
        <AddTag
          isFull={data !== undefined && data.length >= tagLimits.maxPerRecord}
          onAdd={(tag) => void change({ records: [record], tag, isOn: true })}
        />
      )}
    </div>
  );
}

function AddTag({ isFull, onAdd }: { isFull: boolean; onAdd: Parameters<typeof TagPicker>[0]['onChange'] }) {
  if (isFull) return <p className={styles.note}>{words.full}</p>;
  return <TagPicker label={words.add} value={null} isAdding onChange={onAdd} />;
}

function toneOf({ color }: RecordTag) {
  const field = collectionNamed('tags').fields['color'];
  return toKitTone(field && optionOf(field, color)?.tone);
}
