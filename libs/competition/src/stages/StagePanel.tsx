import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { panelJudges } from '@callboard/api-contract/competition';
import { translate } from '@callboard/language';
import { canEver, canReach, useActor, useUndoAlert } from '@callboard/records';
import { TransitionButtons } from '@callboard/records/profile';
import { EmptyState, List, QueryView, StatusBadge, type ListItem } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { AddJudgesDialog } from './AddJudgesDialog';
import { stageMessages as words } from './stageMessages';
import styles from './stages.module.css';
import { usePanel } from './useStageParts';

type Member = RecordOf<'panelJudges'>;

const definition = collectionNamed('panelJudges');
const tones = { judging: 'blue', leading: 'green', stood_down: 'gray' } as const;
const { statuses } = panelJudges.lifecycle;

/** The judges of a stage, with who leads them. */
export function StagePanel({ stage }: { stage: RecordOf<'stages'> }) {
  const { data, problem, isLoading, refetch } = usePanel(stage.hashcode);
  const [isAdding, setAdding] = useState(false);
  const actor = useActor();
  const canAdd = stage.status !== 'released' && canEver(definition, 'create', actor);

  return (
    <Card
      title={words.panel}
      actions={
        canAdd && (
          <Button icon="plus" disabled={!data} onClick={() => setAdding(true)}>
            {words.addJudges}
          </Button>
        )
      }
    >
      <QueryView
        query={{ value: data?.results, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={4} />}
        isEmpty={(panel) => panel.length === 0}
        empty={
          <EmptyState title={words.panelEmpty} icon="people">
            {words.panelEmptyText}
          </EmptyState>
        }
      >
        {(panel) => (
          <List
            label={words.panel}
            items={panel.map((member): ListItem => ({
              id: member.hashcode,
              title: member.name,
              subtitle: (
                <StatusBadge label={translate(statuses[member.status].label)} tone={tones[member.status]} />
              ),
              end: <MemberActions member={member} isPlanned={stage.status === 'planned'} />,
            }))}
          />
        )}
      </QueryView>
      {isAdding && data && (
        <AddJudgesDialog stage={stage} panel={data.results} onClose={() => setAdding(false)} />
      )}
    </Card>
  );
}

/** The changes of what a judge is on the panel. Before the judging, a judge can be taken off altogether. */
function MemberActions({ member, isPlanned }: { member: Member; isPlanned: boolean }) {
  const actor = useActor();
  const [remove] = collections.panelJudges.useRemove();
  const showUndo = useUndoAlert();
  const { name } = member;

  async function onRemove() {
    const outcome = await remove(member.hashcode, member.version);
    if (outcome.ok) showUndo(words.judgeRemoved(name), outcome.changeSet);
  }

  return (
    <span className={styles.actions} role="group" aria-label={name}>
      {canReach(definition, 'update', member, actor) && (
        <TransitionButtons collection="panelJudges" definition={definition} record={member} actor={actor} />
      )}
      {isPlanned && canReach(definition, 'remove', member, actor) && (
        <Button
          variant="quiet"
          shape="square"
          icon="trash"
          aria-label={words.removeJudge(name)}
          onClick={() => void onRemove()}
        />
      )}
    </span>
  );
}
