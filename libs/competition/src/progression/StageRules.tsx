import { collections } from '@callboard/api-client/collections';
import { limits, type RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { canEver, canReach, LazyRecordFormDialog, useActor, useUndoAlert } from '@callboard/records';
import { EmptyState, List, QueryView, type ListItem } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import styles from './progression.module.css';
import { ruleMessages as words } from './ruleMessages';
import { ruleWords } from './ruleWords';

type Rule = RecordOf<'progressionRules'>;

const definition = collectionNamed('progressionRules');
/** Set by the page: the stage, and where the rule stands among the others. */
const hidden = ['event', 'stage', 'order'];

/** Rules by which acts go on from a stage, which the office adds, changes, orders and removes. */
export function StageRules({ stage }: { stage: RecordOf<'stages'> }) {
  const { data, problem, isLoading, refetch } = collections.progressionRules.useList({
    filters: [{ field: 'stage', operator: 'eq', value: stage.hashcode }],
    ordering: ['order'],
    pageSize: limits.maxPageSize,
  });
  const [open, setOpen] = useState<Rule | 'new' | null>(null);
  const actor = useActor();
  const canWrite =
    (stage.status === 'planned' || stage.status === 'judging') && canEver(definition, 'create', actor);
  const rules = data?.results ?? [];
  const last = rules.reduce((most, { order }) => Math.max(most, order), 0);

  return (
    <Card
      title={words.title}
      actions={
        canWrite && (
          <Button icon="plus" disabled={!data} onClick={() => setOpen('new')}>
            {words.add}
          </Button>
        )
      }
    >
      <QueryView
        query={{ value: data?.results, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={3} />}
        isEmpty={(found) => found.length === 0}
        empty={
          <EmptyState title={words.empty} icon="star">
            {words.emptyText}
          </EmptyState>
        }
      >
        {(found) => (
          <>
            <p className={styles.quiet}>{words.hint}</p>
            <List
              label={words.title}
              items={found.map((rule, at): ListItem => ({
                id: rule.hashcode,
                title: nameOf(rule, found),
                subtitle: rule.per_school == null ? undefined : words.ofOneSchool(rule.per_school),
                end: canWrite && (
                  <RuleActions
                    rule={rule}
                    name={nameOf(rule, found)}
                    before={found[at - 1] ?? null}
                    onChange={() => setOpen(rule)}
                  />
                ),
              }))}
            />
          </>
        )}
      </QueryView>
      {open !== null && (
        <LazyRecordFormDialog
          collection="progressionRules"
          hidden={hidden}
          {...(open === 'new'
            ? {
                defaults: {
                  event: stage.event.hashcode,
                  stage: stage.hashcode,
                  by: 'rank',
                  order: last + 1,
                },
              }
            : { record: open })}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}

function nameOf(rule: Rule, rules: readonly Rule[]): string {
  return words.to(ruleWords(withNulls(rule), rules.map(withNulls)), rule.next.title);
}

function withNulls({ hashcode, by, count = null, min_score = null }: Rule) {
  return { hashcode, by, count, min_score };
}

interface RuleActionsProps {
  rule: Rule;
  name: string;
  /** The rule before it; null for the first. */
  before: Rule | null;
  onChange: () => void;
}

function RuleActions({ rule, name, before, onChange }: RuleActionsProps) {
  const actor = useActor();
  const [update] = collections.progressionRules.usePatch();
  const [remove] = collections.progressionRules.useRemove();
  const showUndo = useUndoAlert();

  async function onMoveUp() {
    if (!before) return;
    const moved = await update(rule.hashcode, { order: before.order }, rule.version);
    if (moved.ok) await update(before.hashcode, { order: rule.order }, before.version);
  }

  async function onRemove() {
    const outcome = await remove(rule.hashcode, rule.version);
    if (outcome.ok) showUndo(words.removed, outcome.changeSet);
  }

  if (!canReach(definition, 'update', rule, actor)) return null;
  return (
    <span className={styles.actions} role="group" aria-label={name}>
      <Button
        variant="quiet"
        shape="square"
        icon="chevron-up"
        disabled={!before}
        aria-label={words.moveUp(name)}
        onClick={() => void onMoveUp()}
      />
      <Button
        variant="quiet"
        shape="square"
        icon="pencil"
        aria-label={words.change(name)}
        onClick={onChange}
      />
      <Button
        variant="quiet"
        shape="square"
        icon="trash"
        aria-label={words.remove(name)}
        onClick={() => void onRemove()}
      />
    </span>
  );
}
