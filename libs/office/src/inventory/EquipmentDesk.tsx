import { fromWallTime, isWallTime } from '@callboard/domain/calendar';
import { loanOf } from '@callboard/domain/inventory';
import { useZone } from '@callboard/records';
import { Page, PageHeader, Split } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { CheckInForm } from './CheckInForm';
import { CheckOutForm, type LoanDraft } from './CheckOutForm';
import { deskMessages as words } from './deskMessages';
import { ScanForm } from './ScanForm';
import { TrayTable } from './TrayTable';
import { useTray } from './useTray';

const emptyDraft: LoanDraft = { person: null, event: null, purpose: '', time: null };

/** Where gear is scanned, handed out and taken back, several pieces together. */
export function Screen() {
  const tray = useTray();
  const zone = useZone();
  const [draft, setDraft] = useState(emptyDraft);
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const { time, person } = draft;
  const now = new Date().toISOString();
  const instant = time !== null && isWallTime(time) ? fromWallTime(time, zone) : null;
  const until = instant !== null && Date.parse(instant) > Date.parse(now) ? instant : null;
  const loans = tray.assets.map((asset) => ({
    asset,
    loan: loanOf(asset, { individual: person?.hashcode ?? null, now, until }),
  }));
  const inside = loans.filter(({ loan }) => loan.kind !== 'out');
  const out = loans.flatMap(({ asset, loan }) => (loan.kind === 'out' ? [asset.hashcode] : []));

  function finish(assets: readonly string[]): void {
    tray.remove(assets);
    setBroken((before) => new Set([...before].filter((asset) => !assets.includes(asset))));
  }

  return (
    <Page>
      <PageHeader title={words.desk} />
      <Split
        aside={
          <>
            {inside.length > 0 && (
              <CheckOutForm
                loans={inside}
                draft={draft}
                onChange={(changed) => setDraft((before) => ({ ...before, ...changed }))}
                until={until}
                zone={zone}
                onDone={finish}
                onRefused={() => void tray.reload()}
              />
            )}
            {out.length > 0 && (
              <CheckInForm
                assets={out}
                broken={broken}
                onDone={finish}
                onRefused={() => void tray.reload()}
              />
            )}
          </>
        }
      >
        <ScanForm tray={tray} />
        <TrayTable
          loans={loans}
          broken={broken}
          onBroken={(asset, isBroken) =>
            setBroken(
              (before) =>
                new Set(isBroken ? [...before, asset] : [...before].filter((each) => each !== asset)),
            )
          }
          onRemove={tray.remove}
        />
      </Split>
    </Page>
  );
}
