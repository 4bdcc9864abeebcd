import {
  formContentSchema,
  formLimits,
  fieldsOf,
  isChoice,
  type FormContent,
} from '@callboard/api-contract/forms';
import * as v from 'valibot';
import { messages } from '../messages';
import { idsOf } from '../operations/places';
import { conditionFaults } from './conditionFaults';
import { sectionTitle } from './titleOf';

/** What is wrong with a form, and the part where it is put right; the form itself has no part. */
export interface Fault {
  part?: string | undefined;
  text: string;
}

/**
 * What a form contradicts in itself, in words for the person who builds it. It says at least what `formContentSchema` refuses:
 * whatever it has no words for is said in those of the schema.
 */
export function faultsOf(content: FormContent): Fault[] {
  const faults = [
    ...countFaults(content),
    ...fieldFaults(content),
    ...rowFaults(content),
    ...conditionFaults(content),
  ];
  if (faults.length === 0) return schemaFaults(content);
  const order = [...idsOf(content)];
  return faults.toSorted((one, other) => order.indexOf(one.part ?? '') - order.indexOf(other.part ?? ''));
}

function countFaults(content: FormContent): Fault[] {
  const count = fieldsOf(content).length;
  return count > formLimits.fields ? [{ text: messages.faultFields(count, formLimits.fields) }] : [];
}

function fieldFaults(content: FormContent): Fault[] {
  return fieldsOf(content).flatMap(({ field }) => {
    const { id, label, options = [], min, max } = field;
    const values = options.map(({ value }) => value);
    return [
      isChoice(field) && options.length === 0 && messages.faultOptions(label),
      new Set(values).size < values.length && messages.faultOptionTwice(label),
      min !== undefined && max !== undefined && min > max && messages.faultBounds(label),
    ].flatMap((text) => (text ? [{ part: id, text }] : []));
  });
}

function rowFaults({ pages }: FormContent): Fault[] {
  return pages.flatMap(({ sections }) =>
    sections.flatMap((section, index) => {
      const { repeat, id } = section;
      if (!repeat || repeat.min <= repeat.max) return [];
      return [{ part: id, text: messages.faultRows(sectionTitle(section, index)) }];
    }),
  );
}

/** What the schema says, at the part to which its path leads. */
function schemaFaults(content: FormContent): Fault[] {
  const { issues = [] } = v.safeParse(formContentSchema, content);
  return issues.map(({ message, path = [] }) => {
    const parts = path.flatMap(({ value }) => (isPart(value) ? [value.id] : []));
    return { part: parts.at(-1), text: message };
  });
}

function isPart(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}
