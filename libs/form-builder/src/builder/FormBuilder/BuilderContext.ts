import type { AnswerKind, FormContent, FormField } from '@callboard/api-contract/forms';
import { createContext, use } from 'react';
import type { Added } from '../operations/addParts';

/** A question that is being added: its position and its initial kind. */
export interface QuestionPlace {
  section: string;
  index: number;
  kind: AnswerKind;
}

/** The actions of the form builder. The functions are stable across renders. */
export interface BuilderActions {
  /** Applies a change to the latest content. */
  edit: (change: (content: FormContent) => FormContent) => void;
  /** Adds a part and opens its settings. */
  add: (add: (content: FormContent, used: ReadonlySet<string>) => Added) => void;
  /** Opens or closes the settings of a part. */
  toggle: (id: string) => void;
  /** Opens the page of a part and focuses the part. */
  goTo: (id: string) => void;
  step: (id: string, step: 1 | -1, from: 'button' | 'menu') => void;
  /** Moves a field into a section, or a section into a page. */
  move: (id: string, parent: string, index: number) => void;
  duplicate: (id: string) => void;
  /** Removes a part; opens a confirmation dialog if other content or answers would be lost. */
  remove: (id: string) => void;
  /** Removes a part without confirmation. */
  removeNow: (id: string) => void;
  openMoveDialog: (id: string) => void;
  closeDialog: () => void;
  /** Opens the inline form for a new question; `undefined` closes it. */
  startQuestion: (place: QuestionPlace | undefined) => void;
  /** Opens the inline form for a new question below a field. */
  startQuestionBelow: (id: string) => void;
  /** Shows a notice about what happened, with an optional undo. */
  notify: (text: string, undo?: Undo) => void;
  undo: () => void;
  dismissNotice: () => void;
}

/** Reverts a change. It is applied to the latest content, then the part is focused. */
export interface Undo {
  change: (content: FormContent) => FormContent;
  part: string;
  title: string;
}

/** The content of the form and what is derived from it. */
export interface FormModel {
  content: FormContent;
  fields: ReadonlyMap<string, FormField>;
  /** The number of each question in the form, by field id. */
  numbers: ReadonlyMap<string, number>;
  /** Error texts by part id. */
  errors: ReadonlyMap<string, string>;
  /** The number of answers by field id. */
  answered: Readonly<Record<string, number>>;
  isReadOnly: boolean;
}

export const ActionsContext = createContext<BuilderActions | null>(null);
export const FormModelContext = createContext<FormModel | null>(null);

/**
 * The actions of the surrounding form builder.
 *
 * @throws outside of a FormBuilder
 */
export function useActions(): BuilderActions {
  const actions = use(ActionsContext);
  if (!actions) throw new Error('useActions must be used inside a FormBuilder.');
  return actions;
}

/**
 * The current form. A component that calls it renders again at each change.
 *
 * @throws outside of a FormBuilder
 */
export function useFormModel(): FormModel {
  const model = use(FormModelContext);
  if (!model) throw new Error('useFormModel must be used inside a FormBuilder.');
  return model;
}
