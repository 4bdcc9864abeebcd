import type { JudgingDesk } from '@callboard/api-contract/competition';
import { isOut, scoresOf, sheetTotal } from '@callboard/domain/judging';
import { useLabel } from '@callboard/tenant';
import { formatInstant } from '@callboard/ui-kit/dates';
import { Banner } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { actStateText } from '../../ActStateBadge';
import { deskResults, sheetOf } from '../deskFacts';
import styles from './paper.module.css';
import { paperMessages as words } from './paperMessages';

/** The places of a stage, with what each judge gave each act; sealed for those who do not see scores. */
export function ScoreTable({ desk }: { desk: JudgingDesk }) {
  const { stage, acts, judges, sheets } = desk;
  const [printedAt] = useState(() => new Date().toISOString());
  const label = useLabel('entries');
  const results = deskResults(desk);
  const shown = judges.filter(({ user }) => sheets.some(({ judge }) => judge === user));
  const decimals = stage.method === 'ranks' ? 1 : stage.decimals;
  return (
    <>
      <header className={styles.head}>
        <p>{stage.event.title}</p>
        <h1>{words.heading(stage.name, words.filled)}</h1>
        <p>{words.printedAt(formatInstant(printedAt, stage.zone))}</p>
      </header>
      {results ? (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col">{label.one}</th>
              {shown.map(({ user, name }) => (
                <th key={user} scope="col" className={styles.number}>
                  {name}
                </th>
              ))}
              <th scope="col" className={styles.number}>
                {words.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {results.standings.map(({ entry, rank, total }) => {
              const act = acts.find(({ hashcode }) => hashcode === entry);
              return (
                <tr key={entry}>
                  <td>{rank ?? (act && isOut(act.state) ? actStateText(act.state) : '–')}</td>
                  <th scope="row">
                    {act?.name ?? label.one}
                    {act?.school && <small>{act.school}</small>}
                  </th>
                  {shown.map(({ user }) => (
                    <td key={user} className={styles.number}>
                      {totalOf(sheetOf(sheets, user, entry))?.toFixed(stage.decimals) ?? '–'}
                    </td>
                  ))}
                  <td className={styles.number}>
                    <strong>{total?.toFixed(decimals) ?? '–'}</strong>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ) : (
        <Banner>{words.sealed}</Banner>
      )}
    </>
  );

  function totalOf(sheet: JudgingDesk['sheets'][number] | undefined): number | null {
    return results && sheet?.open ? sheetTotal(results.rubric, { scores: scoresOf(sheet.open.marks) }) : null;
  }
}
