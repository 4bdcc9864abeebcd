import { deviceChecks, readDevice, type DeviceCheck } from '@callboard/offline';
import { QueryView, StatusBadge } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Banner, Card, Page, PageHeader, Stack } from '@callboard/ui-kit/layout';
import { useCallback, useEffect, useState } from 'react';
import styles from './device.module.css';
import { deviceMessages as words } from './deviceMessages';
import { textOfCheck } from './textOfCheck';

/** The rehearsal of a device before the doors: its network, clock, storage and battery, and whether it opens without a network. */
export function Screen() {
  const [checks, setChecks] = useState<readonly DeviceCheck[]>();
  const [round, setRound] = useState(0);
  const again = useCallback(() => {
    setChecks(undefined);
    setRound((before) => before + 1);
  }, []);
  // Reads the network, the clock, the storage and the battery of the device.
  useEffect(() => {
    let isGone = false;
    void readDevice().then((facts) => !isGone && setChecks(deviceChecks(facts)));
    return () => {
      isGone = true;
    };
  }, [round]);
  return (
    <Page width="text">
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        actions={<Button onClick={again}>{words.again}</Button>}
      />
      <QueryView
        query={{ value: checks, problem: undefined, isLoading: checks === undefined, retry: again }}
        loading={<Skeleton lines={5} />}
      >
        {(all) => <Results checks={all} />}
      </QueryView>
    </Page>
  );
}

function Results({ checks }: { checks: readonly DeviceCheck[] }) {
  const open = checks.filter(({ result }) => result !== 'ok' && result !== 'unknown').length;
  return (
    <Stack>
      <div role="status">
        <Banner
          kind={open === 0 ? 'success' : 'warning'}
          title={open === 0 ? words.ready : words.notReady(open)}
        />
      </div>
      <Card padding="none">
        <ul className={styles.checks} role="list">
          {checks.map((check) => {
            const { found, advice } = textOfCheck(check);
            return (
              <li key={check.name} className={styles.check}>
                <strong className={styles.name}>{words.names[check.name]}</strong>
                <ResultBadge result={check.result} />
                <p className={styles.text}>
                  {found} {advice}
                </p>
              </li>
            );
          })}
        </ul>
      </Card>
    </Stack>
  );
}

function ResultBadge({ result }: Pick<DeviceCheck, 'result'>) {
  if (result === 'ok') return <StatusBadge tone="green" label={words.ok} />;
  if (result === 'unknown') return <StatusBadge tone="gray" label={words.notKnown} />;
  return <StatusBadge tone="red" label={words.notOk} />;
}
