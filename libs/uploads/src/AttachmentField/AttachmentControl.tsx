import type { FieldControlProps } from '@callboard/forms';
import { controlProps } from './controlProps';
import { AttachmentField } from './AttachmentField';

/**
 * The control of fields of the kind `attachment`.
 * @example <Form fieldComponents={{ attachment: AttachmentControl, photo: PhotoControl }} … />
 */
export function AttachmentControl(props: FieldControlProps) {
  return <AttachmentField {...controlProps(props, false)} />;
}
