import type { IconName } from '@callboard/ui-kit/elements';
import type { ComponentType, ReactNode } from 'react';
import type { FieldControlProps, FieldDefinition, FieldWidth } from '../definition';
import type { Rule } from '../rules/rules';

/** The props of a kind's display. The value is never empty. */
export interface ShownFieldProps {
  definition: FieldDefinition;
  value: unknown;
  /** Shows another field, such as one of a row. */
  showField: (definition: FieldDefinition, value: unknown) => ReactNode;
}

/** The props of a kind that has fields of its own. */
export interface FieldGroupProps {
  definition: FieldDefinition;
  renderField: (definition: FieldDefinition) => ReactNode;
}

/** How one kind of value is entered and shown in a form: a file in this folder and a line in `formKinds`. */
export interface FormKind {
  /** Enters a value. */
  Control?: ComponentType<FieldControlProps>;
  /** Renders fields of its own in place of a control. */
  Group?: ComponentType<FieldGroupProps>;
  /** Shows a value. @default its text */
  Show?: ComponentType<ShownFieldProps>;
  /** An empty value is 'Not selected' instead of 'Not entered' (clause 9.7). */
  isSelected?: true;
  /** The control is typed into, so that it shows the text before the form has it. */
  isTyped?: true;
  /** A read-only field still has its control, from which text can be copied. */
  hasReadOnlyControl?: true;
  /** The label is next to the control. */
  hasInlineLabel?: true;
  /** Checks whether its times are in a zone, which is named under the field. */
  hasZone?: (definition: FieldDefinition) => boolean;
  /** The error of a value that the control itself can make, such as an incomplete day. */
  error?: (definition: FieldDefinition, value: unknown) => string | undefined;
  /** Rules of `validateByDefinitions`, besides that a required field is not empty. */
  rules?: (definition: FieldDefinition) => readonly Rule[];
  /** Replaces the check of a required field. */
  required?: () => Rule;
}

/** The groups of the menu in which staff select the kind of a question, in its order. */
export const questionGroups = ['text', 'options', 'number', 'file'] as const;

/** A kind that a form built by staff can ask for. */
export interface QuestionKind extends FormKind {
  question: {
    /** Its name in the menu. */
    name: () => string;
    icon: IconName;
    group: (typeof questionGroups)[number];
    /** How wide its field is. @default 'full' */
    width?: FieldWidth;
    /** Its answers are too wide for a column of a table. */
    isWide?: true;
  };
}
