import { richTextMarkup } from '@callboard/api-contract';
import { DisplayField } from '@callboard/forms';
import type { WidgetProps } from './Widget';

/** A text that admins wrote. */
export function TextWidget({ name, settings }: WidgetProps) {
  const definition = { name: 'richtext', kind: 'richtext', label: name, markup: richTextMarkup };
  return <DisplayField definition={definition} value={settings.richtext} />;
}
