import { formLimits } from '@callboard/api-contract/forms';
import { Button } from '@callboard/ui-kit/elements';
import { Menu } from '@callboard/ui-kit/overlays';
import type { DragState } from '../drag/dropPlace';
import { useActions, useFormModel, type QuestionPlace } from '../FormBuilder/BuilderContext';
import { LimitNote } from '../inputs/LimitNote';
import { RequiredText } from '../inputs/RequiredText';
import { messages } from '../messages';
import { addSection } from '../operations/addParts';
import { changePage } from '../operations/changeParts';
import type { FormPage } from '../operations/places';
import { SectionCard } from '../SectionCard/SectionCard';
import styles from './PageEditor.module.css';

export interface PageEditorProps {
  page: FormPage;
  /** The id of the part whose settings are open. */
  open: string | undefined;
  /** The question that is being added. */
  newQuestion: QuestionPlace | undefined;
  /** The dragged question and its drop target. */
  drag: DragState;
}

/** One page of the form: its title and its sections. */
export function PageEditor({ page, open, newQuestion, drag }: PageEditorProps) {
  const { isReadOnly } = useFormModel();
  const { add } = useActions();
  const count = page.sections.length;
  return (
    <section className={styles.root} aria-label={page.title} data-part={page.id}>
      <PageHead page={page} />
      {count === 0 && <p className={styles.none}>{messages.noSectionsHere}</p>}
      {page.sections.map((section, index) => (
        <SectionCard
          key={section.id}
          section={section}
          index={index}
          open={open}
          newQuestion={newQuestion?.section === section.id ? newQuestion : undefined}
          drag={drag}
        />
      ))}
      {!isReadOnly && (
        <div className={styles.foot}>
          <Button
            icon="plus"
            disabled={count >= formLimits.sections}
            onClick={() => add((content, used) => addSection(content, page.id, used))}
          >
            {messages.addSection}
          </Button>
          <LimitNote count={count} most={formLimits.sections} format={messages.sectionsLeft} />
        </div>
      )}
    </section>
  );
}

function PageHead({ page }: { page: FormPage }) {
  const { content, isReadOnly } = useFormModel();
  const { edit, step, remove } = useActions();
  const index = content.pages.findIndex(({ id }) => id === page.id);
  const count = content.pages.length;
  const place = messages.pageOf(index + 1, count);
  const heading = (
    <h2 className={styles.place} tabIndex={-1} data-title>
      {place}
    </h2>
  );
  if (isReadOnly) {
    return (
      <header>
        {heading}
        <p className={styles.title}>{page.title}</p>
      </header>
    );
  }
  return (
    <header className={styles.head}>
      <div className={styles.name}>
        {heading}
        <RequiredText
          label={messages.pageTitle}
          value={page.title}
          maxLength={formLimits.label}
          onCommit={(title) => edit((form) => changePage(form, page.id, { title }))}
        />
      </div>
      <Menu
        shape="square"
        variant="quiet"
        icon="more"
        align="end"
        aria-label={messages.pageActions(page.title)}
        data-more
        items={[
          {
            label: messages.moveUp,
            icon: 'chevron-up',
            disabled: index === 0,
            onSelect: () => step(page.id, -1, 'menu'),
          },
          {
            label: messages.moveDown,
            icon: 'chevron-down',
            disabled: index === count - 1,
            onSelect: () => step(page.id, 1, 'menu'),
          },
          {
            label: messages.remove,
            icon: 'trash',
            separator: true,
            isDanger: true,
            disabled: count === 1,
            onSelect: () => remove(page.id),
          },
        ]}
      />
    </header>
  );
}
