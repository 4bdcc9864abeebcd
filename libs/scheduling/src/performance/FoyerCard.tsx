import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { performances, publicEventStatuses } from '@callboard/api-contract/scheduling';
import { useCanChange } from '@callboard/records';
import { CopyButton } from '@callboard/ui-kit/elements';
import { Switch } from '@callboard/ui-kit/inputs';
import { Banner, Card, Stack } from '@callboard/ui-kit/layout';
import { QrCode } from '@callboard/ui-kit/qr';
import styles from './foyer.module.css';
import { foyerMessages as words } from './foyerMessages';

/** Staff show the night of a performance in the foyer, and to the phones of its audience. */
export function FoyerCard({ performance }: { performance: RecordOf<'performances'> }) {
  const { hashcode, version, status, event, on_foyer_screens: isOn } = performance;
  const [patch, { isLoading }] = collections.performances.usePatch();
  const { data: of } = collections.events.useGet(event.hashcode);
  const canChange = useCanChange(performances, { ...performance });
  const address = `${location.origin}/foyer/${hashcode}`;
  const isPublic = of === undefined || publicEventStatuses.some((each) => each === of.status);
  return (
    <Card title={words.title}>
      <Stack>
        <p>{words.about}</p>
        <Switch
          label={words.isOn}
          checked={isOn === true}
          disabled={!canChange || isLoading}
          onChange={() => void patch(hashcode, { on_foyer_screens: isOn !== true }, version)}
        />
        {isOn === true && !isPublic && <Banner kind="warning" title={words.notPublic} />}
        {isOn === true && status === 'planned' && <Banner kind="warning" title={words.notAnnounced} />}
        {isOn === true && (
          <div className={styles.link}>
            <div className={styles.address}>
              <strong>{words.link}</strong>
              <a href={address} target="_blank" rel="noopener" aria-label={words.open}>
                {address}
              </a>
              <CopyButton text={address} label={words.copy} />
              <p>{words.codeHelp}</p>
            </div>
            <QrCode text={address} label={words.code} />
          </div>
        )}
      </Stack>
    </Card>
  );
}
