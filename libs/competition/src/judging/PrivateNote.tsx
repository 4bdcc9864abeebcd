import { sheetLimits } from '@callboard/api-contract/competition';
import { Checkbox, Field } from '@callboard/ui-kit/inputs';
import { Accordion } from '@callboard/ui-kit/layout';
import styles from './judging.module.css';
import { judgingMessages as words } from './judgingMessages';
import { NoteInput } from './NoteInput';
import type { PrivateMarks } from './ownSheet';
import type { SheetActions } from './useSheet';

export interface PrivateNoteProps {
  marks: PrivateMarks;
  actions: SheetActions;
}

/** Private note of a judge about an act. It stays open when the sheet is signed, and while the judges confer. */
export function PrivateNote({ marks: { note, isMarked }, actions }: PrivateNoteProps) {
  return (
    <section aria-label={words.private}>
      <Accordion
        items={[
          {
            id: 'private',
            title: words.private,
            isOpen: isMarked || note !== '',
            children: (
              <div className={styles.whole}>
                <p className={styles.quiet}>{words.privateHelp}</p>
                <div className={styles.penalties}>
                  <Checkbox
                    label={words.marked}
                    checked={isMarked}
                    onChange={() => void actions.markPrivately({ isMarked: !isMarked })}
                  />
                </div>
                <Field label={words.privateNote}>
                  <NoteInput
                    value={note}
                    maxLength={sheetLimits.comment}
                    disabled={false}
                    onValueChange={(text) => void actions.markPrivately({ note: text })}
                  />
                </Field>
              </div>
            ),
          },
        ]}
      />
    </section>
  );
}
