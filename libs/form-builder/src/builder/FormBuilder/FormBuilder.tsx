import type { FormContent } from '@callboard/api-contract/forms';
import { DragContext } from '../drag/DragContext';
import { useFieldDrag } from '../drag/useFieldDrag';
import { FaultList } from '../FaultList/FaultList';
import { MoveDialog } from '../MoveDialog/MoveDialog';
import { NewsBar } from '../NewsBar/NewsBar';
import { Outline } from '../Outline/Outline';
import { PageEditor } from '../PageEditor/PageEditor';
import { RemoveDialog } from '../RemoveDialog/RemoveDialog';
import { ActionsContext, OutlookContext } from './BuilderContext';
import styles from './FormBuilder.module.css';
import { useBuilder } from './useBuilder';
import { useOutlookOf } from './useOutlookOf';

export interface FormBuilderProps {
  /** What the form asks. */
  content: FormContent;
  /** Called at each change with the whole form. */
  onChange: (content: FormContent) => void;
  /** Shows the form and changes nothing. @default false */
  readOnly?: boolean | undefined;
  /** How many answers were given to each field, by its id. */
  answered?: Readonly<Record<string, number>> | undefined;
}

const noAnswers = {};

/**
 * Builds what a form asks: pages of sections of questions, which are added, put in order and given conditions. Ids are made once and
 * stay, so that answers find their question in the next edition.
 *
 * @example <FormBuilder content={content} onChange={setContent} answered={{ title: 12 }} />
 */
export function FormBuilder({ content, onChange, readOnly = false, answered = noAnswers }: FormBuilderProps) {
  const { root, view, actions } = useBuilder(content, onChange, answered);
  const { outlook, faults } = useOutlookOf(content, answered, readOnly);
  const { drag, grip } = useFieldDrag(actions, content);
  const page = content.pages.find(({ id }) => id === view.page) ?? content.pages[0];
  return (
    <ActionsContext value={actions}>
      <OutlookContext value={outlook}>
        <DragContext value={grip}>
          <div className={styles.frame} ref={root}>
            <div className={styles.root} data-dragging={drag.dragged !== undefined || undefined}>
              <Outline current={page?.id} overPage={drag.target?.over} />
              <div className={styles.main}>
                <FaultList faults={faults} />
                {page && (
                  <PageEditor
                    key={page.id}
                    page={page}
                    open={view.open}
                    starting={view.starting}
                    drag={drag}
                  />
                )}
              </div>
            </div>
            <NewsBar news={view.news} />
            {view.asking?.about === 'move' && <MoveDialog id={view.asking.id} />}
            {view.asking?.about === 'remove' && <RemoveDialog id={view.asking.id} />}
          </div>
        </DragContext>
      </OutlookContext>
    </ActionsContext>
  );
}
