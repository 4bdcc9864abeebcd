import { richTextMarkup } from '@callboard/api-contract';
import { DisplayField } from '@callboard/forms';

/** A rich text to be read: cleaned once more on the screen. */
export function RichTextValue({ name, value }: { name: string; value: unknown }) {
  return (
    <DisplayField
      definition={{ name, kind: 'richtext', label: name, markup: richTextMarkup }}
      value={value}
    />
  );
}
