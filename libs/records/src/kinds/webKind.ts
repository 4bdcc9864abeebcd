import type { RecordBase, Collection, Field } from '@callboard/api-contract';
import type { FieldDefinition } from '@callboard/forms';
import type { TenantConfig } from '@callboard/tenant';
import type { ComponentType, ReactNode } from 'react';

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
  record?: RecordBase | undefined;
}

/** The props of a kind's cell in a list. The value is never empty. */
export interface CellProps<F extends Field> {
  field: F;
  value: unknown;
  /** The value as text, in the user's zone. */
  text: string;
  /** The zone of the record's times; undefined while it is loading. */
  zone: string | undefined;
  /** The user's zone. */
  ownZone: string;
  record: RecordBase;
}

/** The context of a new record. */
export interface NewRecord {
  /** The name of the field. */
  name: string;
  collection: Collection;
  tenant: Pick<TenantConfig, 'timeZone' | 'currency'>;
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
    width?: string | ((field: F, list: { isElsewhere: boolean }) => string);
    /** Cell of a list. @default the text */
    cell?: (props: CellProps<F>) => ReactNode;
    /** Its text where the column has no header, if it is unclear without the name of its field: '2', 'Yes'. */
    labelled?: (label: string, text: string, value: unknown) => string | false;
    /** Shown first in a narrow list: a day. @default false */
    isDay?: true;
    /** Shown first in a narrow list, in every column. @default false */
    isLeading?: true;
  };
  /** The input of its 'default' filter. @default 'words' */
  filter?: 'words' | 'options' | 'option' | 'yesOrNo' | 'record';
  /** Too long or too minor for a summary. @default false */
  isLeftOutOfSummary?: true;
  /** Too long for a fact: a page displays it in a card of its own. @default false */
  isLong?: true;
  /** The initial value in a new record. @default nothing */
  initial?: (field: F, record: NewRecord) => unknown;
  /** Extra options for its control; `kind` if it uses the control of another kind. */
  control?: (field: F, collection: Collection) => Partial<FieldDefinition>;
}
