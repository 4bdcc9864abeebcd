import { DateTimeText } from '@callboard/ui-kit/dates';
import { QueryView, type QueryState } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { SearchBox } from '@callboard/ui-kit/inputs';
import { messages as words } from '../messages';
import styles from './ThreadSearch.module.css';

/** A message that was found. */
export interface FoundMessage {
  id: string;
  number: number;
  authorName: string;
  body: string;
  sentAt: string;
}

export interface ThreadSearchProps {
  text: string;
  onTextChange: (text: string) => void;
  /** The messages that were found, the newest first, and how many there are; without a value while the text is too short. */
  query: QueryState<{ count: number; found: readonly FoundMessage[] }>;
  zone: string;
  /** Goes to a message. */
  onOpen: (number: number) => void;
  onClose: () => void;
}

/** Searches in a conversation. Enter on a message that was found goes to it. */
export function ThreadSearch({ text, onTextChange, query, zone, onOpen, onClose }: ThreadSearchProps) {
  return (
    <section
      className={styles.root}
      aria-label={words.searchLabel}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={styles.line}>
        <SearchBox
          label={words.searchLabel}
          value={text}
          onValueChange={onTextChange}
          // The user has just opened the search.
          ref={focusOnMount}
        />
        <Button
          variant="quiet"
          shape="square"
          icon="close"
          aria-label={words.closeSearch}
          onClick={onClose}
        />
      </div>
      {query.value === undefined && !query.isLoading && !query.problem ? (
        <p className={styles.hint}>{words.searchHint}</p>
      ) : (
        <QueryView
          query={query}
          isEmpty={({ found }) => found.length === 0}
          empty={<p className={styles.hint}>{words.searchNone}</p>}
        >
          {({ count, found }) => (
            <>
              <p className={styles.hint} role="status">
                {words.searchCount(count)}
              </p>
              <ul className={styles.list} role="list">
                {found.map(({ id, number, authorName, body, sentAt }) => (
                  <li key={id}>
                    <button type="button" className={styles.found} onClick={() => onOpen(number)}>
                      <span className={styles.head}>
                        <span>{authorName}</span>
                        <span className={styles.when}>
                          <DateTimeText value={sentAt} zone={zone} />
                        </span>
                      </span>
                      <span className={styles.body} dir="auto">
                        {body}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </QueryView>
      )}
    </section>
  );
}

function focusOnMount(input: HTMLInputElement | null): void {
  input?.focus();
}
