import { parseMembers, type NewMember, type TypedMember } from '@callboard/domain/competition';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextArea } from '@callboard/ui-kit/inputs';
import { useRef, useState } from 'react';
import styles from './entering.module.css';
import { enteringMessages as words } from './enteringMessages';

export interface PasteFormProps {
  parts: readonly { value: string; label: string }[];
  isBusy: boolean;
  onTyping: (members: readonly TypedMember[]) => void;
  onAdd: (members: readonly NewMember[]) => Promise<boolean>;
}

/** Adds the members of a list that was copied from a spreadsheet. */
export function PasteForm({ parts, isBusy, onTyping, onAdd }: PasteFormProps) {
  const [text, setText] = useState('');
  const { members, problems } = parseMembers(text, parts);
  const [first] = problems;
  const box = useRef<HTMLTextAreaElement>(null);

  async function add() {
    if (!(await onAdd(members))) return;
    setText('');
    box.current?.focus();
  }
  return (
    <div className={styles.fields}>
      <Field
        label={words.pasteLabel}
        description={words.pasteText}
        error={first && words.lineProblem(first.line, first.text)}
      >
        <TextArea
          ref={box}
          rows={5}
          maxLength={20_000}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            onTyping(parseMembers(target.value, parts).members);
          }}
        />
      </Field>
      <div>
        <Button
          variant="primary"
          isBusy={isBusy}
          disabled={members.length === 0 || problems.length > 0}
          onClick={() => void add()}
        >
          {members.length === 0 ? words.add : words.addSeveral(members.length)}
        </Button>
      </div>
    </div>
  );
}
