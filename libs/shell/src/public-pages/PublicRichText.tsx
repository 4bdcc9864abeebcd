import { richTextMarkup } from '@callboard/api-contract/text';
import { DisplayField } from '@callboard/forms';

export interface PublicRichTextProps {
  name: string;
  html: string;
}

/** A rich text for everyone. The server took out what is not permitted; the display does so again. */
export function PublicRichText({ name, html }: PublicRichTextProps) {
  const definition = { name, kind: 'richtext', label: name, markup: richTextMarkup };
  return <DisplayField definition={definition} value={html} />;
}
