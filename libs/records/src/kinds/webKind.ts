import type { AnyRecord, Collection, Field } from '@callboard/api-contract';
import type { FieldDefinition } from '@callboard/forms';
import type { ComponentType } from 'react';

/** The context of a value: the zone for instants, and the record, which has the currency of an amount. */
export interface ValuePlace {
  zone: string;
  record?: Readonly<Record<string, unknown>> | undefined;
}

/** The props of a kind's display. The value is never empty. */
export interface ShownProps<F extends Field> {
  field: F;
  value: unknown;
  /** The value as text. */
  text: string;
  zone: string;
  record?: AnyRecord | undefined;
}

/**
 * How one kind of value is displayed and edited: the web half of a kind, whose other half is in the contract. A kind is one file in
 * this folder and a line in the registry.
 */
export interface WebKind<F extends Field> {
  /** A value as text; '' if there is nothing to show. */
  text: (field: F, value: unknown, place: ValuePlace) => string;
  /** How a page displays it. @default its text */
  Show?: ComponentType<ShownProps<F>>;
  /** How a list displays it. */
  column?: {
    /** @default 'start' */
    align?: 'end';
    /** @default an even share */
    width?: string | ((field: F) => string);
    /** Unclear without the name of its field: '2', 'Yes'. @default false */
    isNameless?: true;
    /** Shown first in a narrow list: a day. @default false */
    isDay?: true;
  };
  /** The input of its 'default' filter. @default 'words' */
  filter?: 'words' | 'options' | 'option' | 'yesOrNo' | 'record';
  /** Too long or too minor for a summary. @default false */
  isLeftOutOfSummary?: true;
  /** The initial value of a required field in a new record. @default nothing */
  untouched?: unknown;
  /** Extra options for its control; `kind` if it uses the control of another kind. */
  control?: (field: F, collection: Collection) => Partial<FieldDefinition>;
}
