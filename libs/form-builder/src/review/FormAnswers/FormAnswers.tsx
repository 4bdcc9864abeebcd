import type { FormContent } from '@callboard/api-contract/forms';
import { visibleSections, scoreOf, type AnswerErrors, type Answers } from '@callboard/domain/forms';
import { Button } from '@callboard/ui-kit/elements';
import { messages } from '../../messages';
import { AnswerSection } from './AnswerSection';
import styles from './FormAnswers.module.css';
import { hasScores } from './hasScores';

export interface FormAnswersProps {
  /** The pages, sections and questions of the form. */
  content: FormContent;
  /** The answers by field name. */
  answers: Answers;
  /** Errors by field name, shown next to the answers. */
  errors?: AnswerErrors | undefined;
  /** Opens a page to change its answers; without it there are no change buttons. */
  onChange?: ((page: string) => void) | undefined;
  /** The heading level of pages. @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

const none: AnswerErrors = {};

/** The questions and answers of a form, for reading or printing, with points if the form gives any. */
export function FormAnswers({
  content,
  answers,
  errors = none,
  onChange,
  headingLevel = 2,
}: FormAnswersProps) {
  const visible = visibleSections(content, answers);
  const isScored = hasScores(content);
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.root}>
      {content.pages.map((page) => {
        const sections = visible.filter(
          ({ section, fields }) =>
            page.sections.includes(section) && (fields.length > 0 || section.repeat !== undefined),
        );
        if (sections.length === 0) return null;
        return (
          <section key={page.id} className={styles.page} aria-label={page.title}>
            <header className={styles.head}>
              <Heading className={styles.title}>{page.title}</Heading>
              {onChange && (
                <Button
                  variant="quiet"
                  size="small"
                  icon="pencil"
                  aria-label={messages.changePage(page.title)}
                  onClick={() => onChange(page.id)}
                >
                  {messages.change}
                </Button>
              )}
            </header>
            {sections.map(({ section, fields }) => (
              <AnswerSection
                key={section.id}
                section={section}
                fields={fields}
                errors={errors}
                isScored={isScored}
                Heading={headingLevel === 2 ? 'h3' : 'h4'}
              />
            ))}
          </section>
        );
      })}
      {isScored && (
        <p className={styles.total}>
          <span>{messages.totalScore}</span> <strong>{messages.score(scoreOf(content, answers))}</strong>
        </p>
      )}
    </div>
  );
}
