import { fieldsOf, formLimits } from '@callboard/api-contract/forms';
import { Button } from '@callboard/ui-kit/elements';
import { useId, useState } from 'react';
import { useActions, useFormModel } from '../FormBuilder/BuilderContext';
import { LimitNote } from '../inputs/LimitNote';
import { messages } from '../messages';
import { addPage } from '../operations/addParts';
import { OutlinePage } from './OutlinePage';
import styles from './Outline.module.css';

/** Links to all pages and questions. On a narrow screen it can be collapsed. */
export function Outline({
  current,
  overPage,
}: {
  current: string | undefined;
  overPage: string | undefined;
}) {
  const { content, numbers, errors, isReadOnly } = useFormModel();
  const { add } = useActions();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = content.pages.length;
  return (
    <nav className={styles.root} aria-label={messages.outline}>
      <div className={styles.toggle}>
        <Button
          shape="rectangle"
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? messages.hideOutline : messages.showOutline}
        </Button>
      </div>
      <div className={styles.panel} id={id} data-open={isOpen || undefined}>
        {/* On a narrow screen an open outline covers the selected part. */}
        <ol className={styles.pages} role="list" onClick={() => setOpen(false)}>
          {content.pages.map((page) => (
            <OutlinePage
              key={page.id}
              page={page}
              isCurrent={page.id === current}
              isOver={page.id === overPage}
              firstNumber={firstNumber(page.sections, numbers)}
              errors={errors}
            />
          ))}
        </ol>
        {!isReadOnly && (
          <div className={styles.foot}>
            <Button
              size="small"
              icon="plus"
              disabled={count >= formLimits.pages}
              onClick={() => add((form, used) => addPage(form, messages.newPage(count + 1), used))}
            >
              {messages.addPage}
            </Button>
            <LimitNote count={count} most={formLimits.pages} format={messages.pagesLeft} />
            <LimitNote
              count={fieldsOf(content).length}
              most={formLimits.fields}
              format={messages.questionsLeft}
            />
          </div>
        )}
      </div>
    </nav>
  );
}

function firstNumber(
  sections: readonly { fields: readonly { id: string }[] }[],
  numbers: ReadonlyMap<string, number>,
): number {
  const first = sections.flatMap(({ fields }) => fields)[0];
  return (first && numbers.get(first.id)) ?? 1;
}
