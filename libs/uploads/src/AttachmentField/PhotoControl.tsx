import type { FieldControlProps } from '@callboard/forms';
import { controlProps } from './controlProps';
import { PhotoField } from './PhotoField';

/** The control of fields of the kind `photo`: one picture, unless the definition's `max` is greater. */
export function PhotoControl(props: FieldControlProps) {
  return <PhotoField {...controlProps(props, true)} />;
}
