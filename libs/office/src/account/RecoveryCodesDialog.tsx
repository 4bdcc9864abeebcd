import { product } from '@callboard/api-contract';
import { Button, CopyButton, saveFile } from '@callboard/ui-kit/elements';
import { Dialog } from '@callboard/ui-kit/overlays';
import { accountMessages as words } from './accountMessages';
import styles from './account.module.css';

export interface RecoveryCodesDialogProps {
  /** The codes, in the order in which they are shown. */
  codes: readonly string[];
  /** Called when the user confirms that the codes are saved. */
  onClose: () => void;
}

/** Shows the recovery codes, only once: to copy, to save as a file, or to print. A click outside does not close it. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = `${words.recoveryFile(product.name)}\n\n${codes.join('\n')}\n`;
  return (
    <Dialog
      open
      role="alertdialog"
      title={words.recovery}
      onOpenChange={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {words.kept}
        </Button>
      }
    >
      <div className={styles.stack}>
        <p>{words.recoveryText}</p>
        <ul className={styles.codes} role="list" aria-label={words.recoveryList}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className={styles.line} data-print="hide">
          <Button
            icon="download"
            onClick={() => saveFile(`${product.handle}-recovery-codes.txt`, text, 'text/plain')}
          >
            {words.download}
          </Button>
          <Button onClick={() => window.print()}>{words.print}</Button>
          <CopyButton text={codes.join('\n')} label={words.copyCodes} />
        </div>
      </div>
    </Dialog>
  );
}
