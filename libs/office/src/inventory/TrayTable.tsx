import type { Loan } from '@callboard/domain/inventory';
import { EmptyState, StatusBadge } from '@callboard/ui-kit/display';
import { Button, buttonVariant } from '@callboard/ui-kit/elements';
import { Checkbox } from '@callboard/ui-kit/inputs';
import { Card } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { deskMessages as words } from './deskMessages';
import styles from './inventory.module.css';
import { labelsPath } from './paths';
import { useLoanText } from './useLoanText';
import type { DeskAsset } from './useTray';

export interface TrayTableProps {
  loans: readonly { asset: DeskAsset; loan: Loan }[];
  /** The assets that go to repair when they are taken back. */
  broken: ReadonlySet<string>;
  onBroken: (asset: string, isBroken: boolean) => void;
  onRemove: (assets: readonly string[]) => void;
}

/** Assets on the desk, each with its state. */
export function TrayTable({ loans, broken, onBroken, onRemove }: TrayTableProps) {
  const textOf = useLoanText();
  const hashcodes = loans.map(({ asset }) => asset.hashcode);
  return (
    <Card
      title={words.tray}
      padding="none"
      actions={
        loans.length > 0 && (
          <>
            <Link {...buttonVariant({ size: 'small' })} to={labelsPath(hashcodes)}>
              {words.labels}
            </Link>
            <Button size="small" onClick={() => onRemove(hashcodes)}>
              {words.clear}
            </Button>
          </>
        )
      }
    >
      {loans.length === 0 ? (
        <EmptyState icon="apps" title={words.empty}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <ul className={styles.tray}>
          {loans.map(({ asset, loan }) => {
            const { text, tone } = textOf(loan, asset.status);
            return (
              <li key={asset.hashcode} className={styles.asset}>
                <span className={styles.name}>
                  <Link to={`/inventory/${asset.hashcode}`}>{asset.title}</Link>
                  {asset.code !== null && <span className={styles.code}>{asset.code}</span>}
                  <StatusBadge label={text} tone={tone} />
                </span>
                {loan.kind === 'out' && (
                  <Checkbox
                    label={words.toRepair}
                    aria-label={words.toRepairOf(asset.title)}
                    checked={broken.has(asset.hashcode)}
                    onChange={({ target }) => onBroken(asset.hashcode, target.checked)}
                  />
                )}
                <Button
                  shape="square"
                  size="small"
                  icon="close"
                  aria-label={words.remove(asset.title)}
                  onClick={() => onRemove([asset.hashcode])}
                />
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
