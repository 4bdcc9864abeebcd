import { collections } from '@callboard/api-client/collections';
import { recordPath, type RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { QueryView, StatusBadge } from '@callboard/ui-kit/display';
import { Card } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { stageMessages as words } from './stageMessages';
import styles from './stages.module.css';
import { useActs, usePanel } from './useStageParts';

/** Something that a stage needs before it is judged, with the way to it where it is not there. */
interface Need {
  state: 'ready' | 'toCheck' | 'missing';
  text: string;
  link?: { to: string; text: string };
}

const tones = { ready: 'green', toCheck: 'yellow', missing: 'red' } as const;

/** Conditions that are missing before judging can start. */
export function StageReadiness({ stage }: { stage: RecordOf<'stages'> }) {
  const acts = useActs(stage.hashcode);
  const panel = usePanel(stage.hashcode);
  const rubric = collections.rubrics.useGet(stage.rubric?.hashcode);
  const isRead = acts.data && panel.data && (!stage.rubric || rubric.data);
  const needs = isRead
    ? [
        rubricNeed(rubric.data ?? null),
        ...panelNeeds(panel.data?.results ?? [], stage.min_judges ?? 1),
        actsNeed(acts.data?.count ?? 0),
      ]
    : undefined;
  return (
    <Card title={words.before}>
      <QueryView
        query={{
          value: needs,
          problem: acts.problem ?? panel.problem ?? rubric.problem,
          isLoading: !isRead,
          retry: () => {
            acts.refetch();
            panel.refetch();
            if (stage.rubric) rubric.refetch();
          },
        }}
      >
        {(all) => (
          <>
            <ul className={styles.needs} role="list" aria-label={words.before}>
              {all.map(({ state, text, link }) => (
                <li key={text} className={styles.need}>
                  <StatusBadge label={words[state]} tone={tones[state]} />
                  <span>
                    {text} {link && <Link to={link.to}>{link.text}</Link>}
                  </span>
                </li>
              ))}
            </ul>
            {all.every(({ state }) => state === 'ready') && <p className={styles.note}>{words.allReady}</p>}
          </>
        )}
      </QueryView>
    </Card>
  );
}

function rubricNeed(rubric: RecordOf<'rubrics'> | null): Need {
  if (!rubric)
    return { state: 'missing', text: words.noRubric, link: { to: '?edit=rubric', text: words.selectRubric } };
  if (rubric.status === 'ready') return { state: 'ready', text: words.rubricReady(rubric.name) };
  const to = recordPath(collectionNamed('rubrics'), { hashcode: rubric.hashcode });
  return {
    state: 'missing',
    text: words.rubricNotInUse(rubric.name),
    link: { to, text: words.openRubric },
  };
}

function panelNeeds(panel: readonly RecordOf<'panelJudges'>[], needed: number): Need[] {
  const judges = panel.filter(({ status }) => status !== 'stood_down');
  const head = judges.find(({ status }) => status === 'leading');
  const to = '?tab=panel';
  if (judges.length === 0)
    return [{ state: 'missing', text: words.noJudges, link: { to, text: words.addToPanel } }];
  return [
    judges.length < needed
      ? {
          state: 'toCheck',
          text: words.fewJudges(judges.length, needed),
          link: { to, text: words.openPanel },
        }
      : { state: 'ready', text: words.judgesReady(judges.length) },
    head
      ? { state: 'ready', text: words.headReady(head.name) }
      : { state: 'toCheck', text: words.noHead, link: { to, text: words.makeHead } },
  ];
}

function actsNeed(acts: number): Need {
  return acts === 0
    ? { state: 'missing', text: words.noActs, link: { to: '?tab=acts', text: words.addActs } }
    : { state: 'ready', text: words.actsReady(acts) };
}
