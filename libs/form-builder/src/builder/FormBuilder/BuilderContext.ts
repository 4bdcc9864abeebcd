import type { AnswerKind, FormContent, FormField } from '@callboard/api-contract/forms';
import { createContext, use } from 'react';
import type { Added } from '../operations/addParts';

/** A question that is being written: its place, and the kind that was chosen first. */
export interface QuestionPlace {
  section: string;
  index: number;
  kind: AnswerKind;
}

/** All that can be done with the form that is built; the functions stay the same from the first drawing to the last. */
export interface BuilderActions {
  /** Changes the form as it is now. */
  edit: (change: (content: FormContent) => FormContent) => void;
  /** Adds a part, shows it and opens its settings. */
  add: (add: (content: FormContent, used: ReadonlySet<string>) => Added) => void;
  /** Opens or closes the settings of a part. */
  toggle: (id: string) => void;
  /** Shows a part, on whatever page it stands, and puts the focus there. */
  goTo: (id: string) => void;
  step: (id: string, step: 1 | -1, from: 'button' | 'menu') => void;
  /** Moves a field into a section, or a section into a page. */
  move: (id: string, home: string, index: number) => void;
  duplicate: (id: string) => void;
  /** Removes a part; asks first where something would be lost. */
  remove: (id: string) => void;
  removeNow: (id: string) => void;
  askMove: (id: string) => void;
  closeDialog: () => void;
  /** Opens the line in which a question is written; without a place it is closed. */
  startQuestion: (place: QuestionPlace | undefined) => void;
  /** The same, below a field. */
  startBelow: (id: string) => void;
  /** Says what has happened, and how it is undone. */
  tell: (text: string, undo?: Undo) => void;
  undo: () => void;
  dismissNews: () => void;
}

/** Takes something back in the form as it is by then, and where the focus goes. */
export interface Undo {
  change: (content: FormContent) => FormContent;
  part: string;
  title: string;
}

/** What the whole form says about its parts. */
export interface Outlook {
  content: FormContent;
  fields: ReadonlyMap<string, FormField>;
  /** The number of each question in the form. */
  numbers: ReadonlyMap<string, number>;
  faults: ReadonlyMap<string, string>;
  answered: Readonly<Record<string, number>>;
  isReadOnly: boolean;
}

export const ActionsContext = createContext<BuilderActions | null>(null);
export const OutlookContext = createContext<Outlook | null>(null);

/** What can be done with the form. */
export function useActions(): BuilderActions {
  const actions = use(ActionsContext);
  if (!actions) throw new Error('A part of the form builder stands outside of a FormBuilder.');
  return actions;
}

/** The form as it is; whoever asks is drawn again at each change. */
export function useOutlook(): Outlook {
  const outlook = use(OutlookContext);
  if (!outlook) throw new Error('A part of the form builder stands outside of a FormBuilder.');
  return outlook;
}
