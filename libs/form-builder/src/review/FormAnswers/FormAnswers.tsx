import type { FormContent } from '@callboard/api-contract/forms';
import { askedSections, scoreOf, type AnswerErrors, type Answers } from '@callboard/domain/forms';
import { Button } from '@callboard/ui-kit/elements';
import { messages } from '../../messages';
import { AnswerSection } from './AnswerSection';
import styles from './FormAnswers.module.css';
import { hasScores } from './hasScores';

export interface FormAnswersProps {
  content: FormContent;
  answers: Answers;
  /** What is wrong or missing, said beside its answer. */
  faults?: AnswerErrors | undefined;
  /** Leads to the page of an answer; without it nothing can be changed from here. */
  onChange?: ((page: string) => void) | undefined;
  /** The level of the pages' headings. @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

const none: AnswerErrors = {};

/** All that was asked and answered, to be read or printed; with points where the form gives any. */
export function FormAnswers({
  content,
  answers,
  faults = none,
  onChange,
  headingLevel = 2,
}: FormAnswersProps) {
  const asked = askedSections(content, answers);
  const isScored = hasScores(content);
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.root}>
      {content.pages.map((page) => {
        const sections = asked.filter(
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
                faults={faults}
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
