import type { FormContent, FormSection } from '@callboard/api-contract/forms';
import { askedSections } from '@callboard/domain/forms';
import type { AnswerErrors, Answers } from '@callboard/domain/forms';
import type { FieldDefinition } from '@callboard/forms';
import { toFieldDefinitions } from '../definitions/toFieldDefinitions';

/** A form's content as its fields are drawn. */
export interface FormParts {
  definitions: readonly FieldDefinition[];
  bySection: ReadonlyMap<string, readonly FieldDefinition[]>;
  /** The page of a field, of one in a row, or of a section. */
  pageOf: (name: string) => string | undefined;
}

/** Takes the content apart once, so that what is drawn of it stays the same. */
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

/** What is asked in the light of the answers. */
export interface Asked {
  /** By the names of fields, `members[0].name` in rows. */
  names: Readonly<Record<string, true>>;
  sections: Readonly<Record<string, true>>;
  /** The ids of the pages that ask anything; of a form that asks nothing its first. */
  pages: readonly string[];
}

/** Which fields, sections and pages are shown. */
export function toAsked(content: FormContent, answers: Answers): Asked {
  const asked = askedSections(content, answers).filter(
    ({ section, fields }) => section.repeat !== undefined || fields.length > 0,
  );
  const shown = new Set<FormSection>(asked.map(({ section }) => section));
  const pages = content.pages
    .filter(({ sections }) => sections.some((section) => shown.has(section)))
    .map(({ id }) => id);
  return {
    names: toRecord(asked.flatMap(({ fields }) => fields.map(({ name }) => name))),
    sections: toRecord([...shown].map(({ id }) => id)),
    pages: pages.length > 0 ? pages : content.pages.slice(0, 1).map(({ id }) => id),
  };
}

function toRecord(names: readonly string[]): Record<string, true> {
  return Object.fromEntries(names.map((name) => [name, true as const]));
}

/** The first in the order of the form of the fields that something is wrong with. */
export function firstFault(content: FormContent, answers: Answers, faults: AnswerErrors): string | undefined {
  return askedSections(content, answers)
    .flatMap(({ section, fields }) => [section.id, ...fields.map(({ name }) => name)])
    .find((name) => Object.hasOwn(faults, name));
}
