import type { JudgingDesk } from '@callboard/api-contract/competition';
import { resultMethods, type Standing } from '@callboard/domain/judging';
import { useLabel } from '@callboard/tenant';
import { StatusBadge } from '@callboard/ui-kit/display';
import { Accordion, Card } from '@callboard/ui-kit/layout';
import type { DeskResults } from './deskFacts';
import styles from './desk.module.css';
import { deskMessages as words } from './deskMessages';

export interface StandingsProps {
  desk: JudgingDesk;
  results: DeskResults;
}

/** The places by the sheets as they are now, how firm each is, and what other ways to count would make of them. */
export function Standings({ desk, results }: StandingsProps) {
  const { stage, acts } = desk;
  const label = useLabel('entries');
  const nameOf = (entry: string) => acts.find(({ hashcode }) => hashcode === entry)?.name ?? label.one;
  const decimals = stage.method === 'ranks' ? 1 : stage.decimals;
  return (
    <Card title={stage.status === 'released' ? words.finalResults : words.results}>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col">{words.act(label)}</th>
              <th scope="col" className={styles.number}>
                {words.total}
              </th>
              <th scope="col">{words.range}</th>
            </tr>
          </thead>
          <tbody>
            {results.standings.map((standing) => (
              <tr key={standing.entry}>
                <td className={styles.place}>{standing.rank ?? '–'}</td>
                <th scope="row">
                  {nameOf(standing.entry)}
                  <Flags {...standing} />
                </th>
                <td className={styles.number}>{standing.total?.toFixed(decimals) ?? '–'}</td>
                <td>
                  <Firmness results={results} entry={standing.entry} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Accordion
        items={[
          {
            id: 'methods',
            title: words.methods,
            children: <Methods {...{ results, nameOf, own: stage.method }} />,
          },
          {
            id: 'disagreement',
            title: words.disagreement,
            children: (
              <ul>
                {results.disagreement.map(({ code, spread }) => (
                  <li key={code}>
                    {words.spread(
                      results.rubric.criteria.find((each) => each.code === code)?.label ?? code,
                      Math.round(spread),
                    )}
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </Card>
  );
}

function Flags({ isTied, rank, penalty, problems }: Standing) {
  return (
    <span className={styles.flags}>
      {isTied && rank !== null && <StatusBadge tone="yellow" label={words.tied} />}
      {penalty > 0 && <StatusBadge tone="red" label={words.pointsOff(penalty)} />}
      {problems.map((problem) => (
        <StatusBadge key={problem} tone="yellow" label={words[problem]} />
      ))}
    </span>
  );
}

function Firmness({ results, entry }: { results: DeskResults; entry: string }) {
  const found = results.robustness.get(entry);
  if (!found) return '–';
  const { best, worst, isFirm, nearTies } = found;
  if (isFirm) return words.firm;
  return best === worst && nearTies.length > 0 ? words.near : words.between(best, worst);
}

interface MethodsProps {
  results: DeskResults;
  nameOf: (entry: string) => string;
  own: keyof DeskResults['methods'];
}

function Methods({ results, nameOf, own }: MethodsProps) {
  const label = useLabel('entries');
  const methods = [own, ...resultMethods.filter((each) => each !== own)];
  const rankBy = (method: MethodsProps['own'], entry: string) =>
    results.methods[method].find((standing) => standing.entry === entry)?.rank ?? '–';
  return (
    <>
      <p className={styles.quiet}>{words.methodsText}</p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.act(label)}</th>
              {methods.map((method) => (
                <th key={method} scope="col" className={styles.number}>
                  {words.method[method]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {results.standings.map(({ entry, rank }) => (
              <tr key={entry}>
                <th scope="row">{nameOf(entry)}</th>
                {methods.map((method) => {
                  const other = rankBy(method, entry);
                  return (
                    <td
                      key={method}
                      className={styles.number}
                      data-differs={other !== (rank ?? '–') || undefined}
                    >
                      {other}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
