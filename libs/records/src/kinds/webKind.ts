import type { AnyRecord, Collection, Field } from '@callboard/api-contract';
import type { FieldDefinition } from '@callboard/forms';
import type { ComponentType } from 'react';

/** What stands around a value: the zone of instants, and the record, which says the currency of an amount. */
export interface ValuePlace {
  zone: string;
  record?: Readonly<Record<string, unknown>> | undefined;
}

/** What the display of a kind is given; never an empty value. */
export interface ShownProps<F extends Field> {
  field: F;
  value: unknown;
  /** The value in words. */
  text: string;
  zone: string;
  record?: AnyRecord | undefined;
}

/**
 * How one kind of value is shown and entered: the web's half of a kind, whose other half stands in the contract. A kind is one file of
 * this folder and a line in the registry.
 */
export interface WebKind<F extends Field> {
  /** A value in words; '' where it says nothing. */
  text: (field: F, value: unknown, place: ValuePlace) => string;
  /** How a page shows it. @default its text */
  Show?: ComponentType<ShownProps<F>>;
  /** How a list shows it. */
  column?: {
    /** @default 'start' */
    align?: 'end';
    /** @default an even share */
    width?: string | ((field: F) => string);
    /** Says little without the name of its field: '2', 'Yes'. @default false */
    isNameless?: true;
    /** Comes before all else in a narrow list: a day. @default false */
    isDay?: true;
  };
  /** How its filter of the kind 'default' is entered. @default 'words' */
  filter?: 'words' | 'options' | 'option' | 'yesOrNo' | 'record';
  /** Too long, or too dull, for a summary. @default false */
  isLeftOutOfSummary?: true;
  /** What a required field of a new record holds before it is touched. @default nothing */
  untouched?: unknown;
  /** What its control is told beside what all fields say; `kind` where the control is another's. */
  control?: (field: F, collection: Collection) => Partial<FieldDefinition>;
}
