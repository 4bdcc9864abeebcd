import { isCollectionName } from '@callboard/api-contract/collections';
import type { QueryOutputOf } from '@callboard/api-contract/queries';
import { useCollectionLabels } from '@callboard/records';
import { Checkbox } from '@callboard/ui-kit/inputs';
import { Banner } from '@callboard/ui-kit/layout';
import styles from './erasing.module.css';
import { erasingMessages as words } from './erasingMessages';

type Preview = QueryOutputOf<'erasePreview'>;

export interface FoundTextsProps {
  preview: Preview;
  /** The records whose texts stay as they are. */
  left: ReadonlySet<string>;
  onChange: (left: ReadonlySet<string>) => void;
}

/** Where someone else is called the same, a text that has no more than the name can mean either. */
export function leftByDefault({ content, namesakes }: Preview): ReadonlySet<string> {
  const doubtful = content.filter((text) => namesakes > 0 && !text.is_contact);
  return new Set(doubtful.flatMap(({ record }) => record ?? []));
}

/** Texts by others that have the name of a person: the admin selects where it is replaced. */
export function FoundTexts({ preview, left, onChange }: FoundTextsProps) {
  const { content, namesakes } = preview;
  const labelsOf = useCollectionLabels();
  if (content.length === 0) return null;
  const nameOf = ({ collection, title }: Preview['content'][number]) => {
    const label =
      collection !== null && isCollectionName(collection) ? labelsOf(collection).one : words.elsewhere;
    return title === null ? label : `${label}, ${title}`;
  };
  const toggle = (record: string, isReplaced: boolean) => {
    const next = new Set(left);
    if (isReplaced) next.delete(record);
    else next.add(record);
    onChange(next);
  };
  return (
    <section>
      <h3 className={styles.heading}>{words.content}</h3>
      <p className={styles.note}>{words.contentText}</p>
      {namesakes > 0 && <Banner kind="warning">{words.namesakes(namesakes)}</Banner>}
      <ul className={styles.texts}>
        {content.map((text, index) => (
          <li key={`${text.record} ${index}`}>
            <Checkbox
              label={words.replaceIn(nameOf(text))}
              description={text.excerpt}
              disabled={text.record === null}
              checked={text.record === null || !left.has(text.record)}
              onChange={({ currentTarget: { checked } }) =>
                text.record !== null && toggle(text.record, checked)
              }
            />
          </li>
        ))}
      </ul>
      {preview.has_more_content && <p className={styles.note}>{words.contentMore}</p>}
    </section>
  );
}
