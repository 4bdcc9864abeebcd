import { collections } from '@callboard/api-client/collections';
import { limits, type RecordOf } from '@callboard/api-contract';
import { isOut } from '@callboard/domain/judging';
import { recordHref } from '@callboard/records/screen';
import { List, type ListItem } from '@callboard/ui-kit/display';
import { Card } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { ActStateBadge } from '../ActStateBadge';
import { resultMessages as words } from './resultMessages';

/** The stages of an entry that its reader knows of, each with its place once the results are released; nothing where there is none. */
export function EntryStages({ entry }: { entry: string }) {
  const { data } = collections.stageEntries.useList({
    filters: [{ field: 'entry', operator: 'eq', value: entry }],
    pageSize: limits.maxPageSize,
  });
  // Participants read the name of a stage once its results are released.
  const stages = data?.results.filter(({ stage }) => stage.title !== '') ?? [];
  if (stages.length === 0) return null;
  return (
    <Card title={words.stages}>
      <List label={words.stages} items={stages.map(toItem)} />
    </Card>
  );
}

function toItem({ hashcode, stage, place, state }: RecordOf<'stageEntries'>): ListItem {
  return {
    id: hashcode,
    title: <Link to={recordHref('stageEntries', hashcode)}>{stage.title}</Link>,
    ...(place !== null && { end: <strong>{words.place(place)}</strong> }),
    ...(state !== null && isOut(state) && { end: <ActStateBadge state={state} /> }),
  };
}
