import type { FormContent, FormSection } from '@callboard/api-contract/forms';
import { type AnswerErrors, type Answers, visibleSections } from '@callboard/domain/forms';
import type { FieldDefinition } from '@callboard/forms';
import { toFieldDefinitions } from '../../definitions/toFieldDefinitions';

/** The field definitions of a form, by section and page. */
export interface FormParts {
  definitions: readonly FieldDefinition[];
  bySection: ReadonlyMap<string, readonly FieldDefinition[]>;
  /** The id of the page that contains a field, a field in a row, or a section. */
  pageOf: (name: string) => string | undefined;
}

/** Derives the field definitions once, so that memoised fields get the same objects. */
export function toFormParts(content: FormContent, isReadOnly: boolean): FormParts {
  const bySection = new Map<string, FieldDefinition[]>();
  const pages = new Map<string, string>();
  for (const page of content.pages) {
    for (const section of page.sections) {
      const definitions = toFieldDefinitions(section);
      bySection.set(
        section.id,
        definitions.map((definition) => ({ ...definition, ...(isReadOnly && { readOnly: true }) })),
      );
      for (const name of [section.id, ...definitions.map((each) => each.name)]) pages.set(name, page.id);
    }
  }
  return {
    definitions: [...bySection.values()].flat(),
    bySection,
    pageOf: (name) => pages.get(name.replace(/\[.*$/, '')),
  };
}

/** The parts of a form that are visible with the current answers. */
export interface VisibleParts {
  /** The names of visible fields; in rows `members[0].name`. */
  names: Readonly<Record<string, true>>;
  sections: Readonly<Record<string, true>>;
  /** The ids of pages with a visible section; the first page if there is none. */
  pages: readonly string[];
}

/** Finds the visible fields, sections and pages. */
export function toVisibleParts(content: FormContent, answers: Answers): VisibleParts {
  const visible = visibleSections(content, answers).filter(
    ({ section, fields }) => section.repeat !== undefined || fields.length > 0,
  );
  const shown = new Set<FormSection>(visible.map(({ section }) => section));
  const pages = content.pages
    .filter(({ sections }) => sections.some((section) => shown.has(section)))
    .map(({ id }) => id);
  return {
    names: toRecord(visible.flatMap(({ fields }) => fields.map(({ name }) => name))),
    sections: toRecord([...shown].map(({ id }) => id)),
    pages: pages.length > 0 ? pages : content.pages.slice(0, 1).map(({ id }) => id),
  };
}

function toRecord(names: readonly string[]): Record<string, true> {
  return Object.fromEntries(names.map((name) => [name, true as const]));
}

/** The name of the first field or section with an error, in the order of the form. */
export function firstError(content: FormContent, answers: Answers, errors: AnswerErrors): string | undefined {
  return visibleSections(content, answers)
    .flatMap(({ section, fields }) => [section.id, ...fields.map(({ name }) => name)])
    .find((name) => Object.hasOwn(errors, name));
}
