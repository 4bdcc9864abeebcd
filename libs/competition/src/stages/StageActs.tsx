import { collections } from '@callboard/api-client/collections';
import { recordPath, type RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { canEver, useActor, useUndoAlert } from '@callboard/records';
import { useLabel } from '@callboard/tenant';
import { EmptyState, List, QueryView, type ListItem } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { Link } from 'react-router';
import { ResultFiles } from '../results/ResultFiles';
import { AddActsDialog } from './AddActsDialog';
import { OpenPlaces } from './OpenPlaces';
import styles from './stages.module.css';
import { stageMessages as words } from './stageMessages';
import { useActs } from './useStageParts';

type Act = RecordOf<'stageEntries'>;

/** The acts of a stage: by name until the results are released, and by place from then on. */
export function StageActs({ stage }: { stage: RecordOf<'stages'> }) {
  const { data, problem, isLoading, refetch } = useActs(stage.hashcode);
  const [isAdding, setAdding] = useState(false);
  const actor = useActor();
  const remove = useRemoveAct();
  const label = useLabel('entries');
  const isReleased = stage.status === 'released';
  // An act that is in once judging is closed has sheets, and its result.
  const isOpen = stage.status === 'planned' || stage.status === 'judging';
  const canAdd = isOpen && canEver(collectionNamed('stageEntries'), 'create', actor);
  const canRemove = isOpen && canEver(collectionNamed('stageEntries'), 'remove', actor);
  const acts = data && isReleased ? data.results.toSorted(byPlace) : data?.results;

  const toItem = (act: Act, all: readonly Act[]): ListItem => ({
    id: act.hashcode,
    title: (
      <Link
        to={
          isReleased
            ? recordPath(collectionNamed('stageEntries'), { hashcode: act.hashcode })
            : recordPath(collectionNamed('entries'), { hashcode: act.entry.hashcode })
        }
      >
        {act.name}
      </Link>
    ),
    subtitle: (
      <>
        <WhyHere act={act} />
        {hasSubstitute(act, all) && ` · ${words.gaveUpPlace}`}
      </>
    ),
    end: (
      <>
        {isReleased && (
          <span className={styles.result}>
            <strong>{act.place === null ? words.noPlace : words.place(act.place)}</strong>
            {act.total !== null && <span>{words.total(act.total)}</span>}
          </span>
        )}
        {canRemove && (
          <Button
            variant="quiet"
            shape="square"
            icon="trash"
            aria-label={words.removeAct(act.name)}
            onClick={() => void remove(act)}
          />
        )}
      </>
    ),
  });

  return (
    <Card
      title={words.acts}
      actions={
        isReleased ? (
          <ResultFiles stage={stage.hashcode} />
        ) : (
          canAdd && (
            <Button icon="plus" onClick={() => setAdding(true)}>
              {words.addActs}
            </Button>
          )
        )
      }
    >
      {canAdd && <OpenPlaces stage={stage} />}
      <QueryView
        query={{ value: acts, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={6} />}
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState title={words.actsEmpty} icon="star">
            {canAdd ? words.actsEmptyText(label) : words.actsEmptyRead}
          </EmptyState>
        }
      >
        {(all) => <List label={words.acts} items={all.map((act) => toItem(act, all))} />}
      </QueryView>
      {data && data.count > data.results.length && (
        <p className={styles.note}>
          {words.moreActs(data.results.length, data.count)}{' '}
          <Link to={`/stage-entries?stage=${stage.hashcode}`}>{words.allActs}</Link>
        </p>
      )}
      {isAdding && <AddActsDialog stage={stage} onClose={() => setAdding(false)} />}
    </Card>
  );
}

/** True if an act gave up its place, which another one has. */
function hasSubstitute({ entry }: Act, acts: readonly Act[]): boolean {
  return acts.some(({ substitute_for: former }) => former?.hashcode === entry.hashcode);
}

/** `Place 2 in Heat, Wellington Regional Final`, or what the office wrote. */
function WhyHere({ act }: { act: Act }) {
  const {
    came_from: from,
    came_place: place,
    came_decided: isDecided,
    because,
    substitute_for: former,
  } = act;
  const { data: stage } = collections.stages.useGet(from?.hashcode);
  if (!from) return because;
  const event = stage?.event.title;
  const name = event === undefined ? from.title : words.ofEvent(from.title, event);
  const cameWith = isDecided ? words.cameDecided : words.cameFrom;
  return (
    <>
      <Link to={recordPath(collectionNamed('stages'), { hashcode: from.hashcode })}>
        {place === null ? words.cameFromStage(name) : cameWith(place, name)}
      </Link>
      {because && ` · ${because}`}
      {former && ` · ${words.inPlaceOf(former.title)}`}
    </>
  );
}

function useRemoveAct(): (act: Act) => Promise<void> {
  const [remove] = collections.stageEntries.useRemove();
  const showUndo = useUndoAlert();
  return async ({ hashcode, version, name }) => {
    const outcome = await remove(hashcode, version);
    if (outcome.ok) showUndo(words.actRemoved(name), outcome.changeSet);
  };
}

/** Acts without a place are last. */
function byPlace(one: Act, other: Act): number {
  return (one.place ?? Infinity) - (other.place ?? Infinity) || one.name.localeCompare(other.name);
}
