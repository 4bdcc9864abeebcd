import { richTextMarkup } from '@callboard/api-contract/text';
import { RichText } from '@callboard/forms/richtext';
import type { WidgetProps } from './Widget';

/** A text that admins wrote. */
export function TextWidget({ settings }: WidgetProps) {
  return <RichText markup={richTextMarkup} value={settings.richtext} />;
}
