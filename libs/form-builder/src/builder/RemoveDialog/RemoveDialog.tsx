import { Button } from '@callboard/ui-kit/elements';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useActions, useFormModel } from '../FormBuilder/BuilderContext';
import { messages } from '../messages';
import { placeOf } from '../operations/places';
import { dependantsOf, fieldIdsIn } from '../reading/dependantsOf';
import { titleOf } from '../reading/titleOf';
import styles from './RemoveDialog.module.css';

/** Confirms the removal of a part: lists its questions, its answers and the parts that depend on it. */
export function RemoveDialog({ id }: { id: string }) {
  const { content, answered } = useFormModel();
  const { removeNow, closeDialog } = useActions();
  const fields = fieldIdsIn(content, id);
  const answers = [...fields].reduce((sum, each) => sum + (answered[each] ?? 0), 0);
  const dependants = dependantsOf(content, id);
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={closeDialog}
      title={messages.removeTitle(titleOf(content, id))}
      actions={
        <>
          <Button onClick={closeDialog}>{messages.cancel}</Button>
          <Button variant="danger" onClick={() => removeNow(id)}>
            {messages.remove}
          </Button>
        </>
      }
    >
      <Stack>
        {placeOf(content, id)?.type !== 'field' && fields.size > 0 && (
          <p>{messages.removeQuestions(fields.size)}</p>
        )}
        {answers > 0 && <p>{messages.removeAnswers(answers)}</p>}
        {dependants.length > 0 && (
          <div>
            <p>{messages.removeDependants}</p>
            <ul className={styles.list}>
              {dependants.map((each) => (
                <li key={each.id}>{each.title}</li>
              ))}
            </ul>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
