import type { ActState, DeskDecision, JudgingDesk } from '@callboard/api-contract/competition';
import { isOut, resultMethods, type Decided, type Standing } from '@callboard/domain/judging';
import { useLabel } from '@callboard/tenant';
import { formatInstant } from '@callboard/ui-kit/dates';
import { StatusBadge } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Accordion, Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { ActStateBadge } from '../ActStateBadge';
import { DecidePlaceDialog } from './DecidePlaceDialog';
import { canDecide, type DeskResults } from './deskFacts';
import styles from './desk.module.css';
import { deskMessages as words } from './deskMessages';
import { TakeOut } from './TakeOut';

export interface StandingsProps {
  desk: JudgingDesk;
  results: DeskResults;
}

/** The places by the sheets as they are now, how firm each is, and what other ways to count would make of them. */
export function Standings({ desk, results }: StandingsProps) {
  const { stage, acts, decisions } = desk;
  const [decided, setDecided] = useState<string | null>(null);
  const canMove = canDecide(desk);
  const label = useLabel('entries');
  const nameOf = (entry: string) => acts.find(({ hashcode }) => hashcode === entry)?.name ?? label.one;
  const stateOf = (entry: string) => acts.find(({ hashcode }) => hashcode === entry)?.state ?? 'expected';
  const decimals = stage.method === 'ranks' ? 1 : stage.decimals;
  return (
    <Card title={stage.status === 'released' && !stage.isCorrecting ? words.finalResults : words.results}>
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
                  <Flags standing={standing} state={stateOf(standing.entry)} />
                  <Decision
                    decision={decisions.find(({ entry }) => entry === standing.entry)}
                    zone={stage.zone}
                  />
                  {canMove && !isOut(stateOf(standing.entry)) && (
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={words.decideOf(nameOf(standing.entry))}
                      onClick={() => setDecided(standing.entry)}
                    >
                      {words.decideOther}
                    </Button>
                  )}
                  {canMove && <TakeOut desk={desk} entry={standing.entry} />}
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
      {decided !== null && (
        <DecidePlaceDialog
          {...{ desk, standings: results.standings }}
          entry={decided}
          onClose={() => setDecided(null)}
        />
      )}
    </Card>
  );
}

/** Why the head judge gave the act another place, for those who read it. */
function Decision({ decision, zone }: { decision: DeskDecision | undefined; zone: string }) {
  if (!decision || decision.reason === '') return null;
  const { reason, by, at } = decision;
  const when = formatInstant(at, zone);
  return (
    <p className={styles.quiet}>
      {reason} <small>{by === null ? when : words.decidedBy(by, when)}</small>
    </p>
  );
}

function Flags({ standing, state }: { standing: Decided<Standing>; state: ActState }) {
  const { isTied, rank, penalty, problems, bySheets } = standing;
  const isLeft = isOut(state);
  return (
    <span className={styles.flags}>
      {isLeft && <ActStateBadge state={state} />}
      {bySheets !== undefined && (
        <StatusBadge
          tone="blue"
          label={bySheets === null ? words.decidedWithout : words.decidedAgainst(bySheets)}
        />
      )}
      {isTied && rank !== null && <StatusBadge tone="yellow" label={words.tied} />}
      {penalty > 0 && <StatusBadge tone="red" label={words.pointsOff(penalty)} />}
      {(isLeft ? [] : problems).map((problem) => (
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
            {results.standings.map(({ entry }) => (
              <tr key={entry}>
                <th scope="row">{nameOf(entry)}</th>
                {methods.map((method) => {
                  const other = rankBy(method, entry);
                  return (
                    <td
                      key={method}
                      className={styles.number}
                      data-differs={other !== rankBy(own, entry) || undefined}
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
