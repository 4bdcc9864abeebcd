import { queries } from '@callboard/api-client/actions';
import { stages, type StageGraph as Graph } from '@callboard/api-contract/competition';
import { layoutStages } from '@callboard/domain/progression';
import { translate } from '@callboard/language';
import { EmptyState, List, QueryView, type ListItem } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { ruleMessages } from '../progression/ruleMessages';
import { ruleWords } from '../progression/ruleWords';
import { graphMessages as words } from './graphMessages';
import { StagePicture } from './StagePicture';

type Linked = Graph['stages'][number];

const { options } = stages.fields.status;

/** How acts go on from stage to stage: as a picture, and as a list for keyboards and screen readers. */
export function StageGraph({ stage }: { stage: string }) {
  const { data, ...query } = queries.stageGraph.useQuery({ stage });
  return (
    <Card title={words.title}>
      <QueryView
        query={{ ...query, value: data?.stages, retry: query.refetch }}
        loading={<Skeleton lines={6} />}
        isEmpty={(stages) => stages.length < 2}
        empty={
          <EmptyState icon="star" title={words.alone}>
            {words.aloneText}
          </EmptyState>
        }
      >
        {(stages) => (
          <>
            <StagePicture title={words.title} stages={stages} shown={stage} />
            <List
              label={words.list}
              items={layoutStages(stages).positions.map((each) => toItem(each.stage, stage))}
            />
          </>
        )}
      </QueryView>
    </Card>
  );
}

function toItem(stage: Linked, shown: string): ListItem {
  const { hashcode, name, event, status, acts } = stage;
  return {
    id: hashcode,
    title:
      hashcode === shown ? (
        <strong aria-current="page">{name}</strong>
      ) : (
        <Link to={`/stages/${hashcode}`}>{name}</Link>
      ),
    subtitle: [
      event.title,
      words.acts(acts),
      translate(options.find(({ value }) => value === status)?.label ?? ''),
      ...leadsTo(stage),
    ].join(' · '),
  };
}

/** Rules of a stage, each with where it leads, or how many went on by it. */
function leadsTo({ rules }: Linked): string[] {
  return rules.flatMap((rule) => [
    rule.wentOn === null
      ? ruleMessages.to(ruleWords(rule, rules), rule.name)
      : words.wentOn(rule.wentOn, rule.name),
    ...(rule.per_school === null ? [] : [ruleMessages.ofOneSchool(rule.per_school)]),
  ]);
}
