import { fieldsOf, formLimits, type AnswerKind, type FormContent } from '@callboard/api-contract/forms';
import { insertField, insertPage, insertSection } from './insertPart';
import { newId } from './newId';
import { placeOf, takenIds } from './places';

/** The new content and the id of the added part; no id if a limit was reached. */
export interface Added {
  content: FormContent;
  id?: string | undefined;
}

/** Adds a last page with one section. `used` are ids that a new part cannot have, such as those of removed fields. */
export function addPage(content: FormContent, title: string, used: ReadonlySet<string>): Added {
  if (content.pages.length >= formLimits.pages) return { content };
  const taken = takenIds(content, used);
  const id = newId(title, taken, 'page');
  const section = newId('section', taken.add(id), 'section');
  const page = { id, title, sections: [{ id: section, fields: [] }] };
  return { content: insertPage(content, page, content.pages.length), id };
}

/** Adds a section at the end of a page. */
export function addSection(content: FormContent, page: string, used: ReadonlySet<string>): Added {
  const place = placeOf(content, page);
  if (place?.type !== 'page') return { content };
  const { sections } = place.part;
  if (sections.length >= formLimits.sections) return { content };
  const id = newId('section', takenIds(content, used), 'section');
  return { content: insertSection(content, { id, fields: [] }, page, sections.length), id };
}

/** A field to add. */
export interface NewField {
  section: string;
  index: number;
  kind: AnswerKind;
  label: string;
}

/** Adds a field to a section. */
export function addField(content: FormContent, field: NewField, used: ReadonlySet<string>): Added {
  const { section, index, kind, label } = field;
  if (fieldsOf(content).length >= formLimits.fields) return { content };
  if (placeOf(content, section)?.type !== 'section') return { content };
  const id = newId(label, takenIds(content, used), kind);
  return { content: insertField(content, { id, kind, label: label.trim() }, section, index), id };
}
