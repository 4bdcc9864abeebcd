import { answerKinds, fieldsOf, formLimits } from '@callboard/api-contract/forms';
import { questionGroups } from '@callboard/forms';
import { Menu } from '@callboard/ui-kit/overlays';
import { questionKinds } from '../../kinds/questionKinds';
import { useActions, useFormModel } from '../FormBuilder/BuilderContext';
import { LimitNote } from '../inputs/LimitNote';
import { messages } from '../messages';
import styles from './AddQuestion.module.css';

/** The button at the end of a section that opens a menu of all question kinds. */
export function AddQuestion({ section, index }: { section: string; index: number }) {
  const { content } = useFormModel();
  const { startQuestion } = useActions();
  const count = fieldsOf(content).length;
  const items = questionGroups.flatMap((group) =>
    answerKinds
      .map((kind) => ({ kind, ...questionKinds[kind].question }))
      .filter((question) => question.group === group)
      .map(({ kind, name, icon }, place) => ({
        label: name(),
        icon,
        heading: place === 0 ? messages.groups[group] : undefined,
        onSelect: () => startQuestion({ section, index, kind }),
      })),
  );
  return (
    <div className={styles.root}>
      <Menu
        label={messages.addQuestion}
        icon="plus"
        items={items}
        disabled={count >= formLimits.fields}
        data-add-question
      />
      <LimitNote count={count} most={formLimits.fields} format={messages.questionsLeft} />
    </div>
  );
}
