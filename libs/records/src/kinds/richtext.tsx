import type { Field } from '@callboard/api-contract';
import { richTextMarkup, richTextWords } from '@callboard/api-contract/text';
import { lazy, Suspense } from 'react';
import { plainText } from './plainText';
import type { ShownProps, WebKind } from './webKind';

type RichTextField = Extract<Field, { kind: 'richtext' }>;

// Lazy: its chunk includes the sanitizer, which a list does not need.
const RichText = lazy(async () => ({ default: (await import('@callboard/forms/richtext')).RichText }));

export const richtextKind: WebKind<RichTextField> = {
  text: (_field, value) => richTextWords(plainText(value)),
  Show: ShownRichText,
  isLeftOutOfSummary: true,
  isLong: true,
  control: () => ({ markup: richTextMarkup }),
};

function ShownRichText({ value, text }: ShownProps<RichTextField>) {
  return (
    <Suspense fallback={text}>
      <RichText markup={richTextMarkup} value={value} />
    </Suspense>
  );
}
