import { formLimits, type FormContent } from '@callboard/api-contract/forms';
import type { RefObject } from 'react';
import { messages } from '../messages';
import { duplicatePart } from '../operations/duplicatePart';
import { moveField, moveSection } from '../operations/movePart';
import { pageOf, placeOf, takenIds } from '../operations/places';
import { removePart, restorePart } from '../operations/removePart';
import { stepPart } from '../operations/stepPart';
import { dependantsOf, fieldIdsIn } from '../reading/dependantsOf';
import { faultsOf } from '../reading/faultsOf';
import { titleOf } from '../reading/titleOf';
import { afterAdding, afterStep, partSelector, questionSelector, undoSelector } from './focusTargets';
import { newsOfMove } from './newsOfMove';
import type { BuilderActions, QuestionPlace, Undo } from './BuilderContext';

/** What the builder itself remembers beside the form. */
export interface BuilderView {
  page?: string | undefined;
  open?: string | undefined;
  starting?: QuestionPlace | undefined;
  asking?: { about: 'move' | 'remove'; id: string } | undefined;
  news?: { text: string; undo?: Undo | undefined } | undefined;
}

/** What the actions reach: the newest form and view, whenever they are called. */
export interface BuilderReach {
  latest: RefObject<{
    content: FormContent;
    onChange: (content: FormContent) => void;
    answered: Readonly<Record<string, number>>;
    view: BuilderView;
  }>;
  /** Ids of removed parts: no new part takes one, or it would inherit the answers. */
  gone: Set<string>;
  setView: (change: Partial<BuilderView>) => void;
  /** Puts the focus to the first of these that is there once the change is drawn. */
  focusNext: (selectors: readonly string[]) => void;
}

/** The actions of a builder. */
export function createActions({ latest, gone, setView, focusNext }: BuilderReach): BuilderActions {
  const now = () => latest.current.content;

  function commit(content: FormContent) {
    if (content === now()) return;
    // A second action may follow before the first is drawn.
    latest.current.content = content;
    latest.current.onChange(content);
  }

  /** What a change says; also that it has made something contradict itself. */
  function tellChange(before: FormContent, text: string, undo?: Undo) {
    const more = faultsOf(now()).length - faultsOf(before).length;
    const news = more > 0 ? `${text.replace(/\.$/, '')}. ${messages.newFaults(more)}` : text;
    setView({ news: { text: news, undo } });
  }

  function moveTo(id: string, after: FormContent, focus: readonly string[]) {
    const before = now();
    if (after === before) return;
    commit(after);
    focusNext(focus);
    if (placeOf(after, id)?.type !== 'page') setView({ page: pageOf(after, id)?.id });
    const lost = rowsOfField(before, id) === rowsOfField(after, id) ? 0 : (latest.current.answered[id] ?? 0);
    const news = newsOfMove(after, id);
    if (lost === 0) tellChange(before, news);
    else tellChange(before, messages.moveLoses(news, lost), moveBack(before, id));
  }

  function removeNow(id: string) {
    const before = now();
    const place = placeOf(before, id);
    const after = removePart(before, id);
    if (!place || after === before) return setView({ asking: undefined });
    const title = titleOf(before, id);
    for (const each of takenIds(before, gone)) if (!takenIds(after, new Set()).has(each)) gone.add(each);
    commit(after);
    setView({ asking: undefined, open: undefined });
    focusNext([undoSelector]);
    tellChange(before, messages.removed(title), {
      change: (content) => restorePart(content, place),
      part: id,
      title,
    });
  }

  const actions: BuilderActions = {
    edit: (change) => commit(change(now())),
    add: (add) => {
      const { content, id } = add(now(), new Set([...gone, ...Object.keys(latest.current.answered)]));
      if (id === undefined) return;
      commit(content);
      const place = placeOf(content, id);
      setView({ page: pageOf(content, id)?.id, open: id, starting: undefined });
      setView({ news: { text: messages.added(titleOf(content, id)) } });
      if (place) focusNext(afterAdding(place));
    },
    toggle: (id) => setView({ open: latest.current.view.open === id ? undefined : id }),
    goTo: (id) => {
      setView({ page: pageOf(now(), id)?.id, open: id });
      focusNext([partSelector(id)]);
    },
    step: (id, step, from) => moveTo(id, stepPart(now(), id, step), afterStep(id, step, from)),
    move: (id, home, index) => {
      const move = placeOf(now(), id)?.type === 'field' ? moveField : moveSection;
      setView({ asking: undefined });
      moveTo(id, move(now(), id, home, index), [partSelector(id)]);
    },
    duplicate: (id) =>
      actions.add((content, used) =>
        duplicatePart(content, id, messages.copyOf(titleOf(content, id)).slice(0, formLimits.label), used),
      ),
    remove: (id) => {
      const answers = [...fieldIdsIn(now(), id)].some((each) => latest.current.answered[each]);
      const asks = answers || dependantsOf(now(), id).length > 0 || holdsMore(now(), id);
      if (asks) setView({ asking: { about: 'remove', id } });
      else removeNow(id);
    },
    removeNow,
    askMove: (id) => setView({ asking: { about: 'move', id } }),
    closeDialog: () => setView({ asking: undefined }),
    startQuestion: (starting) => {
      setView({ starting });
      if (starting) focusNext([questionSelector]);
    },
    startBelow: (id) => {
      const place = placeOf(now(), id);
      if (place?.type !== 'field') return;
      actions.startQuestion({ section: place.section.id, index: place.index + 1, kind: 'text' });
    },
    tell: (text, undo) => setView({ news: { text, undo } }),
    undo: () => {
      const undo = latest.current.view.news?.undo;
      if (!undo) return;
      commit(undo.change(now()));
      const page = pageOf(now(), undo.part)?.id;
      setView({ ...(page !== undefined && { page }), news: { text: messages.restored(undo.title) } });
      focusNext([partSelector(undo.part)]);
    },
    dismissNews: () => setView({ news: undefined }),
  };
  return actions;
}

/** The repeated section in whose rows the answers of a field stand; none where they stand by themselves. */
function rowsOfField(content: FormContent, id: string): string | undefined {
  const place = placeOf(content, id);
  return place?.type === 'field' && place.section.repeat ? place.section.id : undefined;
}

/** Takes the move of a field back. */
function moveBack(before: FormContent, id: string): Undo | undefined {
  const place = placeOf(before, id);
  if (place?.type !== 'field') return undefined;
  const { section, index, part } = place;
  return { change: (content) => moveField(content, id, section.id, index), part: id, title: part.label };
}

/** A page or a section goes with several questions. */
function holdsMore(content: FormContent, id: string): boolean {
  return placeOf(content, id)?.type !== 'field' && fieldIdsIn(content, id).size > 0;
}
