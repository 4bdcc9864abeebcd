import type { FormContent } from '@callboard/api-contract/forms';
import { messages } from '../messages';
import { placeOf } from '../operations/places';
import { titleOf } from '../reading/titleOf';

/** The notice about the new position of a part, for users who do not see it move. */
export function moveNotice(content: FormContent, id: string): string {
  const place = placeOf(content, id);
  const title = titleOf(content, id);
  switch (place?.type) {
    case 'page':
      return messages.movedPage(title, place.index + 1, content.pages.length);
    case 'section':
      return messages.moved(title, place.index + 1, place.page.sections.length, place.page.title);
    case 'field': {
      const parent = titleOf(content, place.section.id);
      return messages.moved(title, place.index + 1, place.section.fields.length, parent);
    }
    case undefined:
      return '';
    default:
      return place satisfies never;
  }
}
