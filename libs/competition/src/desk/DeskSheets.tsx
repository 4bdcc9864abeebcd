import { readQuery } from '@callboard/api-client';
import { actions } from '@callboard/api-client/actions';
import type { DeskSheet, JudgingDesk } from '@callboard/api-contract/competition';
import { scoresOf, sheetTotal } from '@callboard/domain/judging';
import { currentLanguage } from '@callboard/language';
import { StatusBadge } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Accordion, Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { ActStateBadge } from '../ActStateBadge';
import { ReasonDialog } from '../ReasonDialog';
import { SavePdf } from '../SavePdf';
import { sheetOf, type DeskResults } from './deskFacts';
import styles from './desk.module.css';
import { deskMessages as words } from './deskMessages';
import { TakeOut } from './TakeOut';

export interface DeskSheetsProps {
  desk: JudgingDesk;
  results: DeskResults;
}

interface Reopened {
  sheet: DeskSheet;
  judge: string;
}

/** Each act with what each judge gave it, criterion by criterion. */
export function DeskSheets({ desk, results }: DeskSheetsProps) {
  const { acts, judges, sheets } = desk;
  const [reopened, setReopened] = useState<Reopened | null>(null);
  const shown = judges.filter(
    ({ user, status }) => status !== 'stood_down' || sheets.some((each) => each.judge === user),
  );
  return (
    <Card
      title={words.sheets}
      actions={
        <SavePdf
          label={words.protocol}
          read={() =>
            readQuery('judgingProtocol', { stage: desk.stage.hashcode, language: currentLanguage() })
          }
        />
      }
    >
      <Accordion
        items={acts.map((act) => ({
          id: act.hashcode,
          title: act.name,
          children: (
            <div className={styles.sheets}>
              <span className={styles.flags}>
                <ActStateBadge state={act.state} />
                <TakeOut desk={desk} entry={act.hashcode} />
              </span>
              {shown.map(({ user, name }) => (
                <JudgesSheet
                  key={user}
                  {...{ desk, results, name }}
                  act={act.name}
                  entry={act.hashcode}
                  sheet={sheetOf(sheets, user, act.hashcode)}
                  onReopen={(sheet) => setReopened({ sheet, judge: name })}
                />
              ))}
            </div>
          ),
        }))}
      />
      {reopened && <ReopenDialog desk={desk} {...reopened} onClose={() => setReopened(null)} />}
    </Card>
  );
}

interface JudgesSheetProps extends DeskSheetsProps {
  name: string;
  act: string;
  entry: string;
  sheet: DeskSheet | undefined;
  onReopen: (sheet: DeskSheet) => void;
}

function JudgesSheet({ desk, results, name, act, sheet, onReopen }: JudgesSheetProps) {
  const { rubric } = results;
  const content = sheet?.open;
  const total = content ? sheetTotal(rubric, { scores: scoresOf(content.marks) }) : null;
  const outlier = results.outliers.find(
    ({ judge, entry }) => judge === sheet?.judge && entry === sheet.entry,
  );
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <strong>{name}</strong>
        <StatusBadge {...statusOf(sheet)} />
        {sheet?.isBroken && <StatusBadge tone="red" label={words.isBroken} />}
        {total !== null && <span className={styles.total}>{total.toFixed(desk.stage.decimals)}</span>}
      </div>
      {outlier && <p className={styles.quiet}>{words.outlier(outlier.others.toFixed(1))}</p>}
      {content && (
        <dl className={styles.scores}>
          {rubric.criteria.map(({ code, label }) => {
            const mark = content.marks.find((each) => each.code === code);
            return (
              <div key={code}>
                <dt>{label}</dt>
                <dd>
                  {mark?.value ?? '–'}
                  {mark?.note && <small>{mark.note}</small>}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {content?.comment && <p>{content.comment}</p>}
      {content?.reason && <p className={styles.quiet}>{content.reason}</p>}
      {desk.isHead &&
        (desk.stage.status === 'judging' || desk.stage.isCorrecting) &&
        sheet?.status === 'signed' && (
          <Button size="small" aria-label={words.reopenOf(name, act)} onClick={() => onReopen(sheet)}>
            {words.reopen}
          </Button>
        )}
    </div>
  );
}

function statusOf(sheet: DeskSheet | undefined) {
  if (!sheet) return { label: words.notBegun, tone: 'gray' } as const;
  if (sheet.status === 'signed') return { label: words.signed, tone: 'green' } as const;
  return sheet.status === 'recused'
    ? ({ label: words.aside, tone: 'gray' } as const)
    : ({ label: words.open, tone: 'yellow' } as const);
}

function ReopenDialog({
  desk,
  sheet,
  judge,
  onClose,
}: Reopened & { desk: JudgingDesk; onClose: () => void }) {
  const [reopen, { isLoading }] = actions.reopenSheet.useAction();
  async function submit(reason: string) {
    const outcome = await reopen(desk.stage.hashcode, { sheet: sheet.hashcode, reason });
    if (outcome.ok) onClose();
  }
  return (
    <ReasonDialog
      texts={{
        title: words.reopenTitle(judge),
        text: words.reopenText,
        reason: words.reason,
        cancel: words.cancel,
        action: words.reopen,
      }}
      isLoading={isLoading}
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}
