import type { FormContent } from '@callboard/api-contract/forms';
import { DragContext } from '../drag/DragContext';
import { useFieldDrag } from '../drag/useFieldDrag';
import { ErrorList } from '../ErrorList/ErrorList';
import { MoveDialog } from '../MoveDialog/MoveDialog';
import { NoticeBar } from '../NoticeBar/NoticeBar';
import { Outline } from '../Outline/Outline';
import { PageEditor } from '../PageEditor/PageEditor';
import { RemoveDialog } from '../RemoveDialog/RemoveDialog';
import { ActionsContext, FormModelContext } from './BuilderContext';
import styles from './FormBuilder.module.css';
import { useBuilder } from './useBuilder';
import { useDerivedFormModel } from './useDerivedFormModel';

export interface FormBuilderProps {
  /** The pages, sections and questions of the form. */
  content: FormContent;
  /** Called at each change with the whole form. */
  onChange: (content: FormContent) => void;
  /** Shows the form without controls to change it. @default false */
  readOnly?: boolean | undefined;
  /** The number of answers by field id. */
  answered?: Readonly<Record<string, number>> | undefined;
}

const noAnswers = {};

/**
 * Edits the content of a form: pages, sections and questions with their order and conditions. The id of a part never changes, so that
 * answers still belong to their question in the next version.
 *
 * @example <FormBuilder content={content} onChange={setContent} answered={{ title: 12 }} />
 */
export function FormBuilder({ content, onChange, readOnly = false, answered = noAnswers }: FormBuilderProps) {
  const { root, view, actions } = useBuilder(content, onChange, answered);
  const { model, errors } = useDerivedFormModel(content, answered, readOnly);
  const drag = useFieldDrag(actions, content);
  const page = content.pages.find(({ id }) => id === view.page) ?? content.pages[0];
  return (
    <ActionsContext value={actions}>
      <FormModelContext value={model}>
        <DragContext value={drag.gripProps}>
          <div className={styles.frame} ref={root}>
            <div className={styles.root} data-dragging={drag.dragged !== undefined || undefined}>
              <Outline current={page?.id} overPage={drag.target?.over} />
              <div className={styles.main}>
                <ErrorList errors={errors} />
                {page && (
                  <PageEditor
                    key={page.id}
                    page={page}
                    open={view.open}
                    newQuestion={view.newQuestion}
                    drag={drag}
                  />
                )}
              </div>
            </div>
            <NoticeBar notice={view.notice} />
            {view.dialog?.kind === 'move' && <MoveDialog id={view.dialog.id} />}
            {view.dialog?.kind === 'remove' && <RemoveDialog id={view.dialog.id} />}
          </div>
        </DragContext>
      </FormModelContext>
    </ActionsContext>
  );
}
