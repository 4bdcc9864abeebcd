import type { FormContent, FormSection } from '@callboard/api-contract/forms';
import { FormField, RepeatField, type FieldDefinition } from '@callboard/forms';
import { memo, useId } from 'react';
import { messages } from '../../messages';
import { useIsVisible } from '../visible-fields/VisibleFieldsContext';
import type { FormParts } from '../visible-fields/formParts';
import styles from './FillPage.module.css';

export interface FillPageProps {
  page: FormContent['pages'][number];
  parts: FormParts;
  isHidden: boolean;
}

/** One page of a form. Its sections and fields subscribe to their own visibility. */
export const FillPage = memo(function FillPage({ page, parts, isHidden }: FillPageProps) {
  const id = useId();
  return (
    <section className={styles.page} aria-labelledby={id} hidden={isHidden} tabIndex={-1} data-page={page.id}>
      <h2 className={styles.title} id={id}>
        {page.title}
      </h2>
      {page.sections.length === 0 && <p className={styles.help}>{messages.noQuestions}</p>}
      {page.sections.map((section) => (
        <FillSection
          key={section.id}
          section={section}
          definitions={parts.bySection.get(section.id) ?? nothing}
        />
      ))}
    </section>
  );
});

const nothing: readonly FieldDefinition[] = [];

interface FillSectionProps {
  section: FormSection;
  definitions: readonly FieldDefinition[];
}

const FillSection = memo(function FillSection({ section, definitions }: FillSectionProps) {
  const id = useId();
  if (!useIsVisible('sections', section.id)) return null;
  const { title, help, repeat } = section;
  if (repeat) {
    return definitions.map((definition) => (
      <RepeatField
        key={definition.name}
        definition={definition}
        renderField={(field) => <VisibleField definition={field} />}
      />
    ));
  }
  return (
    <div className={styles.section} role="group" aria-labelledby={title ? id : undefined}>
      {title && (
        <h3 className={styles.heading} id={id}>
          {title}
        </h3>
      )}
      {help && <p className={styles.help}>{help}</p>}
      {definitions.map((definition) => (
        <VisibleField key={definition.name} definition={definition} />
      ))}
    </div>
  );
});

/** Renders a field while it is visible. A hidden field keeps its value in the form. */
const VisibleField = memo(function VisibleField({ definition }: { definition: FieldDefinition }) {
  return useIsVisible('names', definition.name) ? <FormField definition={definition} /> : null;
});
