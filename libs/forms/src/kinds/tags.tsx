import { Tag } from '@callboard/ui-kit/display';
import { TextInput } from '@callboard/ui-kit/inputs';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';
import { addTags } from '../controls/addTags';
import styles from '../controls/controls.module.css';
import { WordsValue } from '../displays/WordsValue';
import { listOf } from '../values/listOf';
import { textsOf } from '../values/textsOf';
import { translate } from '@callboard/language';
import { countRules } from '../rules/limitRules';
import type { QuestionKind } from './formKind';

export const tagsKind: QuestionKind = {
  Control: TagsControl,
  Show: ({ value }) => <WordsValue words={listOf(value).map(String)} />,
  rules: countRules,
  question: { name: () => translate('List of words'), icon: 'tag', group: 'text' },
};

/** Free tags: Enter or a comma adds one, a pasted list adds several, Backspace removes the last. */
function TagsControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [news, setNews] = useState('');
  const tags = textsOf(value);

  function add(words: string) {
    const { tags: next, added, duplicate } = addTags(tags, words, definition.max);
    if (duplicate !== undefined) setNews(messages.tagTwice(duplicate));
    else if (added.length > 0) setNews(messages.tagAdded(added.join(', ')));
    else if (definition.max !== undefined && words.trim() !== '') setNews(messages.mostRows(definition.max));
    if (added.length > 0) onChange(next);
    setText('');
  }

  function remove(tag: string) {
    onChange(tags.filter((each) => each !== tag));
    setNews(messages.tagRemoved(tag));
    input.current?.focus();
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const last = tags.at(-1);
    if (event.nativeEvent.isComposing) return;
    if ((event.key === 'Enter' && text.trim() !== '') || event.key === ',') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      remove(last);
    }
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    if (!/[,;\t\n]/.test(pasted)) return;
    event.preventDefault();
    add(`${text}${pasted}`);
  }

  return (
    <div className={styles.tags}>
      {tags.length > 0 && (
        <ul className={styles.tagList} role="list">
          {tags.map((tag) => (
            <li key={tag}>
              <Tag label={tag} onRemove={() => remove(tag)} disabled={definition.disabled} />
            </li>
          ))}
        </ul>
      )}
      <TextInput
        ref={input}
        name={definition.name}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => {
          if (text.trim() !== '') add(text);
          onBlur();
        }}
        disabled={definition.disabled}
        maxLength={definition.maxLength}
        placeholder={definition.placeholder ?? messages.tagHint}
        autoComplete="off"
      />
      <div className={styles.news} role="status">
        {news}
      </div>
    </div>
  );
}
