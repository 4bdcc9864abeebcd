import { Skeleton } from '@callboard/ui-kit/elements';
import { lazy, Suspense } from 'react';
import type { FieldControlProps } from '../definition';
import styles from './LazyControls.module.css';

const RichText = lazy(() =>
  import('../richtext/RichTextControl').then(({ RichTextControl }) => ({ default: RichTextControl })),
);
const Signature = lazy(() =>
  import('../signature/SignatureControl').then(({ SignatureControl }) => ({ default: SignatureControl })),
);

/** The rich text editor, loaded with the first field that needs it. */
export function LazyRichTextControl(props: FieldControlProps) {
  return (
    <Suspense fallback={<Loading kind="richtext" />}>
      <RichText {...props} />
    </Suspense>
  );
}

/** The signature control, loaded with the first field that needs it. */
export function LazySignatureControl(props: FieldControlProps) {
  return (
    <Suspense fallback={<Loading kind="signature" />}>
      <Signature {...props} />
    </Suspense>
  );
}

function Loading({ kind }: { kind: 'richtext' | 'signature' }) {
  return (
    <div className={styles.waiting} data-kind={kind}>
      <Skeleton variant="text" lines={3} />
    </div>
  );
}
