import { Skeleton } from '@callboard/ui-kit/elements';
import { lazy, Suspense } from 'react';
import type { RichTextMarkup } from '../definition';

const RichText = lazy(() => import('../richtext/RichText').then((module) => ({ default: module.RichText })));

/** A read-only rich text. Its sanitizer is loaded with the first one. */
export function LazyRichText(props: { markup: RichTextMarkup | undefined; value: unknown }) {
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <RichText {...props} />
    </Suspense>
  );
}
