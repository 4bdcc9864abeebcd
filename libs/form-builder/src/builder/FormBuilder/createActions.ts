import { formLimits, type FormContent } from '@callboard/api-contract/forms';
import type { RefObject } from 'react';
import { messages } from '../messages';
import { duplicatePart } from '../operations/duplicatePart';
import { moveField, moveSection } from '../operations/movePart';
import { pageOf, placeOf, takenIds } from '../operations/places';
import { removePart, restorePart } from '../operations/removePart';
import { stepPart } from '../operations/stepPart';
import { dependantsOf, fieldIdsIn } from '../reading/dependantsOf';
import { errorsOf } from '../reading/errorsOf';
import { titleOf } from '../reading/titleOf';
import { afterAdding, afterStep, partSelector, questionSelector, undoSelector } from './focusTargets';
import { moveNotice } from './moveNotice';
import type { BuilderActions, QuestionPlace, Undo } from './BuilderContext';

/** The view state of the builder, which is not part of the form. */
export interface BuilderView {
  page?: string | undefined;
  open?: string | undefined;
  newQuestion?: QuestionPlace | undefined;
  dialog?: { kind: 'move' | 'remove'; id: string } | undefined;
  notice?: { text: string; undo?: Undo | undefined } | undefined;
}

/** Targets of the actions. `latest` is read at each call, so that stable actions see the newest form and view. */
export interface BuilderReach {
  latest: RefObject<{
    content: FormContent;
    onChange: (content: FormContent) => void;
    answered: Readonly<Record<string, number>>;
    view: BuilderView;
  }>;
  /** Ids of removed parts. A new part never reuses one, because it would inherit the answers. */
  removedIds: Set<string>;
  setView: (change: Partial<BuilderView>) => void;
  /** Focuses the first element that one of these selectors matches, after the next render. */
  focusNext: (selectors: readonly string[]) => void;
}

/** Creates the actions of a form builder. */
export function createActions({ latest, removedIds, setView, focusNext }: BuilderReach): BuilderActions {
  const now = () => latest.current.content;

  function commit(content: FormContent) {
    if (content === now()) return;
    // A second action can follow before the first is rendered.
    latest.current.content = content;
    latest.current.onChange(content);
  }

  /** Shows a notice about a change, including how many new errors it caused. */
  function announceChange(before: FormContent, text: string, undo?: Undo) {
    const newErrorCount = errorsOf(now()).length - errorsOf(before).length;
    const notice =
      newErrorCount > 0 ? `${text.replace(/\.$/, '')}. ${messages.newErrors(newErrorCount)}` : text;
    setView({ notice: { text: notice, undo } });
  }

  function moveTo(id: string, after: FormContent, focus: readonly string[]) {
    const before = now();
    if (after === before) return;
    commit(after);
    focusNext(focus);
    if (placeOf(after, id)?.type !== 'page') setView({ page: pageOf(after, id)?.id });
    const lost = rowsOfField(before, id) === rowsOfField(after, id) ? 0 : (latest.current.answered[id] ?? 0);
    const notice = moveNotice(after, id);
    if (lost === 0) announceChange(before, notice);
    else announceChange(before, messages.moveLoses(notice, lost), undoMove(before, id));
  }

  function removeNow(id: string) {
    const before = now();
    const place = placeOf(before, id);
    const after = removePart(before, id);
    if (!place || after === before) return setView({ dialog: undefined });
    const title = titleOf(before, id);
    for (const each of takenIds(before, removedIds))
      if (!takenIds(after, new Set()).has(each)) removedIds.add(each);
    commit(after);
    setView({ dialog: undefined, open: undefined });
    focusNext([undoSelector]);
    announceChange(before, messages.removed(title), {
      change: (content) => restorePart(content, place),
      part: id,
      title,
    });
  }

  const actions: BuilderActions = {
    edit: (change) => commit(change(now())),
    add: (add) => {
      const { content, id } = add(now(), new Set([...removedIds, ...Object.keys(latest.current.answered)]));
      if (id === undefined) return;
      commit(content);
      const place = placeOf(content, id);
      setView({ page: pageOf(content, id)?.id, open: id, newQuestion: undefined });
      setView({ notice: { text: messages.added(titleOf(content, id)) } });
      if (place) focusNext(afterAdding(place));
    },
    toggle: (id) => setView({ open: latest.current.view.open === id ? undefined : id }),
    goTo: (id) => {
      setView({ page: pageOf(now(), id)?.id, open: id });
      focusNext([partSelector(id)]);
    },
    step: (id, step, from) => moveTo(id, stepPart(now(), id, step), afterStep(id, step, from)),
    move: (id, parent, index) => {
      const move = placeOf(now(), id)?.type === 'field' ? moveField : moveSection;
      setView({ dialog: undefined });
      moveTo(id, move(now(), id, parent, index), [partSelector(id)]);
    },
    duplicate: (id) =>
      actions.add((content, used) =>
        duplicatePart(content, id, messages.copyOf(titleOf(content, id)).slice(0, formLimits.label), used),
      ),
    remove: (id) => {
      const hasAnswers = [...fieldIdsIn(now(), id)].some((each) => latest.current.answered[each]);
      const needsConfirmation = hasAnswers || dependantsOf(now(), id).length > 0 || hasQuestions(now(), id);
      if (needsConfirmation) setView({ dialog: { kind: 'remove', id } });
      else removeNow(id);
    },
    removeNow,
    openMoveDialog: (id) => setView({ dialog: { kind: 'move', id } }),
    closeDialog: () => setView({ dialog: undefined }),
    startQuestion: (newQuestion) => {
      setView({ newQuestion });
      if (newQuestion) focusNext([questionSelector]);
    },
    startQuestionBelow: (id) => {
      const place = placeOf(now(), id);
      if (place?.type !== 'field') return;
      actions.startQuestion({ section: place.section.id, index: place.index + 1, kind: 'text' });
    },
    notify: (text, undo) => setView({ notice: { text, undo } }),
    undo: () => {
      const undo = latest.current.view.notice?.undo;
      if (!undo) return;
      commit(undo.change(now()));
      const page = pageOf(now(), undo.part)?.id;
      setView({ ...(page !== undefined && { page }), notice: { text: messages.restored(undo.title) } });
      focusNext([partSelector(undo.part)]);
    },
    dismissNotice: () => setView({ notice: undefined }),
  };
  return actions;
}

/** The id of the repeated section that contains a field; undefined for a field that is not repeated. */
function rowsOfField(content: FormContent, id: string): string | undefined {
  const place = placeOf(content, id);
  return place?.type === 'field' && place.section.repeat ? place.section.id : undefined;
}

/** Undoes the move of a field. */
function undoMove(before: FormContent, id: string): Undo | undefined {
  const place = placeOf(before, id);
  if (place?.type !== 'field') return undefined;
  const { section, index, part } = place;
  return { change: (content) => moveField(content, id, section.id, index), part: id, title: part.label };
}

/** Checks whether a part is a page or section that contains questions. */
function hasQuestions(content: FormContent, id: string): boolean {
  return placeOf(content, id)?.type !== 'field' && fieldIdsIn(content, id).size > 0;
}
