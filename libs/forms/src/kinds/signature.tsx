import { translate } from '@callboard/language';
import { lazy } from 'react';
import { LoadingControl } from '../controls/LoadingControl';
import styles from '../displays/displays.module.css';
import { isDrawing } from '../signature/isDrawing';
import type { QuestionKind, ShownFieldProps } from './formKind';

// Loaded with the first field that needs it.
const SignatureControl = lazy(async () => ({
  default: (await import('../signature/SignatureControl')).SignatureControl,
}));

export const signatureKind: QuestionKind = {
  Control: (props) => (
    <LoadingControl size="medium">
      <SignatureControl {...props} />
    </LoadingControl>
  ),
  Show: ShownSignature,
  question: { name: () => translate('Signature'), icon: 'signature', group: 'file', isWide: true },
};

/** A drawn signature, or a typed name. */
function ShownSignature({ definition: { label }, value }: ShownFieldProps) {
  if (isDrawing(value)) return <img className={styles.signature} src={value} alt={label} />;
  return <span className={styles.typedName}>{String(value)}</span>;
}
