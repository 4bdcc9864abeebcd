import type { FloorPlan } from '@callboard/api-contract/booking';
import { countSeats, createSnapping } from '@callboard/domain/booking';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { Tabs, Toolbar } from '@callboard/ui-kit/navigation';
import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { LevelTabs } from '../canvas/LevelTabs';
import { PlanCanvas } from '../canvas/PlanCanvas';
import { SeatList } from '../list/SeatList';
import { viewMessages } from '../messages';
import { AddPanel } from './AddPanel';
import { ChecksPanel } from './ChecksPanel';
import { editorMessages as words } from './editorMessages';
import { FilesPanel } from './FilesPanel';
import { PartsPanel } from './PartsPanel';
import { PicturePanel } from './PicturePanel';
import type { PlanPictures } from './planPictures';
import styles from './PlanEditor.module.css';
import { SelectionPanel } from './SelectionPanel';
import { usePlanEditor, type PickBy, type PlanEditing } from './usePlanEditor';

export interface PlanEditorProps {
  /** The plan that is drawn. */
  plan: FloorPlan;
  /** Called at each change with the whole plan. */
  onChange: (plan: FloorPlan) => void;
  /** The name of files that are given out. */
  name: string;
  /** Shown in the toolbar: whether it is saved. */
  status?: ReactNode;
  /** Where pictures to trace are stored. Without it there are none. */
  pictures?: PlanPictures | undefined;
  /** Ids of parts that a link leads to: they are selected, in the middle of the plan. */
  shown?: readonly string[] | undefined;
}

/** Draws a floor plan by pointer, or by forms and keys alone; each change is one step of Undo. */
export function PlanEditor({ plan, onChange, name, status, pictures, shown = [] }: PlanEditorProps) {
  const editing = usePlanEditor(plan, onChange);
  const [tab, setTab] = useState('add');
  const [followed, setFollowed] = useState('');
  const link = shown.join(' ');
  // While rendering, as React asks for state that follows a prop: the link is followed once.
  if (link !== followed) {
    setFollowed(link);
    if (link !== '') {
      editing.show(shown);
      setTab('checks');
    }
  }
  const { level, selection } = editing;
  const snap = useMemo(() => createSnapping(plan, level, selection), [plan, level, selection]);
  const { background, isPictureShown } = editing;
  const pictureUrl = isPictureShown && background ? pictures?.urlOf(background.picture) : undefined;
  const panels: Readonly<Record<string, ReactNode>> = {
    add: <AddPanel editing={editing} />,
    selection: <SelectionPanel editing={editing} />,
    list: (
      <SeatList
        plan={plan}
        selection={editing.selection}
        onSelect={(ids, isSelected) => (isSelected ? editing.select(ids, true) : editing.unselect(ids))}
      />
    ),
    parts: <PartsPanel editing={editing} />,
    picture: pictures && <PicturePanel editing={editing} pictures={pictures} />,
    checks: <ChecksPanel editing={editing} />,
    files: <FilesPanel editing={editing} name={name} />,
  };
  return (
    // Keys that bubble up from the controls inside; it is no control itself.
    <div
      className={styles.root}
      role="group"
      aria-label={words.editor}
      onKeyDown={(event) => runKey(event, editing)}
    >
      <EditorTools editing={editing} status={status} />
      <p className={styles.hint}>{words.hint}</p>
      <div className={styles.columns}>
        <LevelTabs levels={plan.levels} level={editing.level} onChange={editing.setLevel}>
          <PlanCanvas
            plan={plan}
            level={editing.level}
            label={viewMessages.picture(countSeats(plan))}
            selection={editing.selection}
            tool={editing.tool}
            jump={editing.jump}
            pictureUrl={pictureUrl}
            events={{
              onPick(part, isMore) {
                editing.pick(part, isMore);
                if (part) setTab('selection');
              },
              onLasso(parts, isMore) {
                editing.pickAll(parts, isMore);
                if (parts.length > 0) setTab('selection');
              },
              onDrawn: editing.draw,
              onMoved: editing.move,
              snap,
            }}
          />
        </LevelTabs>
        <Tabs label={words.panels} tabs={tabs(pictures !== undefined)} value={tab} onValueChange={setTab}>
          {panels[tab]}
        </Tabs>
      </div>
    </div>
  );
}

const tabs = (hasPictures: boolean) => [
  { id: 'add', label: words.add },
  { id: 'selection', label: words.selection },
  { id: 'list', label: words.list },
  { id: 'parts', label: words.parts },
  ...(hasPictures ? [{ id: 'picture', label: words.picture }] : []),
  { id: 'checks', label: words.checks },
  { id: 'files', label: words.files },
];

const picks: readonly PickBy[] = ['row', 'seat', 'section'];

function EditorTools({ editing, status }: { editing: PlanEditing; status: ReactNode }) {
  const { tool, setTool } = editing;
  return (
    <Toolbar
      label={words.tools}
      actions={
        <>
          <Button size="small" icon="undo" disabled={!editing.canUndo} onClick={editing.undo}>
            {words.undo}
          </Button>
          <Button size="small" disabled={!editing.canRedo} onClick={editing.redo}>
            {words.redo}
          </Button>
          <Button size="small" disabled={!editing.canPaste} onClick={editing.paste}>
            {words.paste}
          </Button>
        </>
      }
    >
      {(['select', 'pan'] as const).map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === tool ? 'primary' : 'secondary'}
          aria-pressed={each === tool}
          onClick={() => setTool(each)}
        >
          {each === 'select' ? words.selectTool : words.panTool}
        </Button>
      ))}
      <Field label={words.pickBy} isLabelHidden>
        <Select
          placeholder={null}
          value={editing.pickBy}
          options={picks.map((value) => ({ value, label: words.pickName(value) }))}
          onChange={({ currentTarget: { value } }) =>
            editing.setPickBy(picks.find((each) => each === value) ?? 'row')
          }
        />
      </Field>
      <Button size="small" onClick={editing.selectAll}>
        {words.selectAll}
      </Button>
      <span role="status" className={styles.hint}>
        {status}
      </span>
    </Toolbar>
  );
}

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -0.1, y: 0 },
  ArrowRight: { x: 0.1, y: 0 },
  ArrowUp: { x: 0, y: -0.1 },
  ArrowDown: { x: 0, y: 0.1 },
};

/** Keys of the editor. Fields, lists and tabs have their own. */
function runKey(event: KeyboardEvent, editing: PlanEditing): void {
  const { target } = event;
  const hasOwnKeys =
    target instanceof HTMLElement &&
    target.closest('input:not([type="checkbox"]), select, textarea, [role="tab"]') !== null;
  if (hasOwnKeys) return;
  const run = event.ctrlKey || event.metaKey ? commandOf(event, editing) : actionOf(event, editing);
  if (!run) return;
  event.preventDefault();
  run();
}

function commandOf({ key, shiftKey }: KeyboardEvent, editing: PlanEditing): (() => void) | undefined {
  const commands: Readonly<Record<string, () => void>> = {
    z: shiftKey ? editing.redo : editing.undo,
    y: editing.redo,
    a: editing.selectAll,
    c: editing.copy,
    v: editing.paste,
  };
  return commands[key.toLowerCase()];
}

function actionOf({ key, shiftKey }: KeyboardEvent, editing: PlanEditing): (() => void) | undefined {
  if (editing.selection.size === 0) return undefined;
  const by = arrows[key];
  const far = shiftKey ? 10 : 1;
  if (by) return () => editing.move({ x: by.x * far, y: by.y * far });
  if (key === 'Delete' || key === 'Backspace') return editing.remove;
  return key === 'Escape' ? () => editing.select([]) : undefined;
}
