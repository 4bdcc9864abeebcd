import { richTextMarkup } from '@callboard/api-contract';
import { DisplayField } from '@callboard/forms';

/** Displays a rich text, sanitised again in the browser. */
export function RichTextValue({ name, value }: { name: string; value: unknown }) {
  return (
    <DisplayField
      definition={{ name, kind: 'richtext', label: name, markup: richTextMarkup }}
      value={value}
    />
  );
}
