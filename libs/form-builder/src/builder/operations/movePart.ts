import { formLimits, type FormContent } from '@callboard/api-contract/forms';
import { insertField, insertPage, insertSection } from './insertPart';
import { placeOf } from './places';
import { removePart } from './removePart';

/** Moves a field into a section; `index` counts without the moved field. */
export function moveField(content: FormContent, id: string, section: string, index: number): FormContent {
  const place = placeOf(content, id);
  if (place?.type !== 'field' || placeOf(content, section)?.type !== 'section') return content;
  return insertField(removePart(content, id), place.part, section, index);
}

/** Moves a section into a page, unless the page is full. */
export function moveSection(content: FormContent, id: string, page: string, index: number): FormContent {
  const place = placeOf(content, id);
  const parent = placeOf(content, page);
  if (place?.type !== 'section' || parent?.type !== 'page') return content;
  if (place.page.id !== page && parent.part.sections.length >= formLimits.sections) return content;
  return insertSection(removePart(content, id), place.part, page, index);
}

/** Moves a page to another index. */
export function movePage(content: FormContent, id: string, index: number): FormContent {
  const place = placeOf(content, id);
  if (place?.type !== 'page') return content;
  const others = content.pages.filter((page) => page.id !== id);
  return insertPage({ ...content, pages: others }, place.part, index);
}
