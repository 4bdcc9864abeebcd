import { queries } from '@callboard/api-client/actions';
import { registry } from '@callboard/api-contract/collections';
import type { StageGraph as Graph } from '@callboard/api-contract/competition';
import { layoutStages } from '@callboard/domain/progression';
import { translate } from '@callboard/language';
import { EmptyState, List, QueryView, type ListItem } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { graphMessages as words } from './graphMessages';
import { StagePicture } from './StagePicture';

type Linked = Graph['stages'][number];

const { options } = registry.stages.fields.status;

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
              items={layoutStages(stages).positions.map((each) => toItem(each.stage, stages, stage))}
            />
          </>
        )}
      </QueryView>
    </Card>
  );
}

function toItem(stage: Linked, stages: readonly Linked[], shown: string): ListItem {
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
      ...leadsTo(stage, stages),
    ].join(' · '),
  };
}

/** How many go on from a stage, and where to. */
function leadsTo({ next, next_count, next_per_school, wentOn }: Linked, stages: readonly Linked[]): string[] {
  const to = stages.find(({ hashcode }) => hashcode === next)?.name;
  if (to === undefined) return [];
  const moves = wentOn === null ? words.goOn(next_count ?? 0, to) : words.wentOn(wentOn, to);
  return next_per_school === null ? [moves] : [moves, words.ofOneSchool(next_per_school)];
}
