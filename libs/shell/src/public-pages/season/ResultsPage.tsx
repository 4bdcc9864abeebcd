'use no memo'; // Texts are read again when the language changes.

import type { PublicResults } from '@callboard/api-contract/competition';
import { formatInstantDay } from '@callboard/ui-kit/dates';
import { Badge, EmptyState, QueryView } from '@callboard/ui-kit/display';
import { useDocumentTitle } from '../../routing/useDocumentTitle';
import { namesOf } from '../publicAct';
import { PublicFrame, PublicLink } from '../PublicFrame';
import frame from '../PublicFrame.module.css';
import { usePublicQuery } from '../usePublicQuery';
import { PublicLadder } from './PublicLadder';
import { resultsMessages as words } from './resultsMessages';
import styles from './ResultsPage.module.css';

type PublicStage = PublicResults['stages'][number];

/** The released results of a tenant, which everyone can read: acts and schools. */
export function ResultsPage() {
  const results = usePublicQuery('publicResults');
  const ladders = usePublicQuery('publicLadders');
  const query = {
    value: results.value && ladders.value && { stages: results.value.stages, ladders: ladders.value.stages },
    problem: results.problem ?? ladders.problem,
    isLoading: results.isLoading || ladders.isLoading,
    retry: () => {
      results.retry();
      ladders.retry();
    },
  };
  useDocumentTitle({ route: { name: words.title, path: '/season/results' } });
  return (
    <PublicFrame title={words.title} isWide>
      <QueryView
        query={query}
        isEmpty={({ stages, ladders }) => stages.length === 0 && ladders.length === 0}
        empty={
          <EmptyState icon="star" title={words.none}>
            {words.noneText}
          </EmptyState>
        }
      >
        {({ stages, ladders }) => (
          <div className={frame.notices}>
            {ladders.map((stage) => (
              <PublicLadder key={stage.hashcode} stage={stage} />
            ))}
            {stages.map((stage) => (
              <StageResults key={stage.hashcode} stage={stage} />
            ))}
          </div>
        )}
      </QueryView>
      <p className={frame.links}>
        <PublicLink to="/season">{words.season}</PublicLink>
      </p>
    </PublicFrame>
  );
}

function StageResults({
  stage: { hashcode, name, event, next, released_at, zone, acts },
}: {
  stage: PublicStage;
}) {
  return (
    <section className={frame.notice} aria-labelledby={hashcode}>
      <h2 id={hashcode} className={frame.noticeTitle}>
        {event} · {name}
      </h2>
      <time className={frame.text} dateTime={released_at}>
        {words.releasedOn(formatInstantDay(released_at, zone))}
      </time>
      <ol className={styles.acts}>
        {acts.map((act, nth) => (
          // Two acts of a stage can have one name and one school.
          <li key={`${nth} ${act.name}`} className={styles.act}>
            <span className={styles.place}>
              {act.place === null ? <span aria-label={words.noPlace}>–</span> : act.place}
            </span>
            <span className={styles.names}>
              <strong>{namesOf(act).title}</strong>
              {namesOf(act).detail !== null && <span className={frame.text}>{act.school}</span>}
            </span>
            {act.isFavourite && <Badge tone="purple">{words.favourite}</Badge>}
            {act.isCorrected && <Badge tone="gray">{words.corrected}</Badge>}
            {act.goesOn && next !== null && <Badge tone="green">{words.goesOn(next)}</Badge>}
          </li>
        ))}
      </ol>
    </section>
  );
}
