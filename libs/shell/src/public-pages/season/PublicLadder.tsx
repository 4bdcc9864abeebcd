'use no memo'; // Texts are read again when the language changes.

import type { PublicLadders } from '@callboard/api-contract/competition';
import frame from '../PublicFrame.module.css';
import { namesOf } from '../publicAct';
import { resultsMessages as words } from './resultsMessages';
import styles from './PublicLadder.module.css';

type PublicStage = PublicLadders['stages'][number];

/** The ladders of one league, as everyone can read them: teams and schools. */
export function PublicLadder({ stage: { hashcode, name, event, ladders } }: { stage: PublicStage }) {
  return (
    <section className={frame.notice} aria-labelledby={hashcode}>
      <h2 id={hashcode} className={frame.noticeTitle}>
        {event} · {name}
      </h2>
      {ladders.map(({ pool, lines }) => (
        <div key={pool} className={styles.scroll} tabIndex={0} role="region" aria-labelledby={hashcode}>
          <table className={styles.table}>
            {pool !== null && <caption>{words.pool(String.fromCodePoint(64 + pool))}</caption>}
            <thead>
              <tr>
                <th scope="col">{words.place}</th>
                <th scope="col">{words.team}</th>
                <th scope="col">{words.played}</th>
                <th scope="col">{words.won}</th>
                <th scope="col">{words.lost}</th>
                <th scope="col">{words.score}</th>
                <th scope="col">{words.points}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line, nth) => (
                // Two teams of a league can have one name.
                <tr key={`${nth} ${line.name}`}>
                  <td>{line.place ?? '–'}</td>
                  <th scope="row">
                    {namesOf(line).title}
                    {namesOf(line).detail !== null && <span className={frame.text}> {line.school}</span>}
                  </th>
                  <td>{line.played}</td>
                  <td>{line.won}</td>
                  <td>{line.lost}</td>
                  <td>
                    {line.scored}:{line.conceded}
                  </td>
                  <td>
                    <strong>{line.points}</strong>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </section>
  );
}
