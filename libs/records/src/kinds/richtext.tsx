import { richTextMarkup, richTextWords, type Field } from '@callboard/api-contract';
import { lazy, Suspense } from 'react';
import { plainText } from './plainText';
import type { ShownProps, WebKind } from './webKind';

type RichTextField = Extract<Field, { kind: 'richtext' }>;

// Lazy: its chunk includes the displays of the forms, which a list does not need.
const RichTextValue = lazy(async () => ({
  default: (await import('../values/RichTextValue')).RichTextValue,
}));

export const richtextKind: WebKind<RichTextField> = {
  text: (_field, value) => richTextWords(plainText(value)),
  Show: ShownRichText,
  isLeftOutOfSummary: true,
  isLong: true,
  control: () => ({ markup: richTextMarkup }),
};

function ShownRichText({ field, value, text }: ShownProps<RichTextField>) {
  return (
    <Suspense fallback={text}>
      <RichTextValue name={field.label} value={value} />
    </Suspense>
  );
}
