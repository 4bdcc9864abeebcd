import {
  formContentSchema,
  formLimits,
  fieldsOf,
  isOption,
  type FormContent,
} from '@callboard/api-contract/forms';
import * as v from 'valibot';
import { messages } from '../messages';
import { idsOf } from '../operations/places';
import { conditionErrors } from './conditionErrors';
import { sectionTitle } from './titleOf';
import type { FormError } from './FormError';

/**
 * The errors of a form, with texts for the person who builds it. Content that `formContentSchema` rejects always has at least one
 * error; the messages of the schema are used only if no check here finds one.
 */
export function errorsOf(content: FormContent): FormError[] {
  const errors = [
    ...countErrors(content),
    ...fieldErrors(content),
    ...rowErrors(content),
    ...conditionErrors(content),
  ];
  if (errors.length === 0) return schemaErrors(content);
  const order = [...idsOf(content)];
  return errors.toSorted((one, other) => order.indexOf(one.part ?? '') - order.indexOf(other.part ?? ''));
}

function countErrors(content: FormContent): FormError[] {
  const count = fieldsOf(content).length;
  return count > formLimits.fields ? [{ text: messages.errorFields(count, formLimits.fields) }] : [];
}

function fieldErrors(content: FormContent): FormError[] {
  return fieldsOf(content).flatMap(({ field }) => {
    const { id, label, options = [], min, max } = field;
    const values = options.map(({ value }) => value);
    return [
      isOption(field) && options.length === 0 && messages.errorOptions(label),
      new Set(values).size < values.length && messages.errorOptionTwice(label),
      min !== undefined && max !== undefined && min > max && messages.errorBounds(label),
    ].flatMap((text) => (text ? [{ part: id, text }] : []));
  });
}

function rowErrors({ pages }: FormContent): FormError[] {
  return pages.flatMap(({ sections }) =>
    sections.flatMap((section, index) => {
      const { repeat, id } = section;
      if (!repeat || repeat.min <= repeat.max) return [];
      return [{ part: id, text: messages.errorRows(sectionTitle(section, index)) }];
    }),
  );
}

/** The issues of the schema, assigned to the parts in their paths. */
function schemaErrors(content: FormContent): FormError[] {
  const { issues = [] } = v.safeParse(formContentSchema, content);
  return issues.map(({ message, path = [] }) => {
    const parts = path.flatMap(({ value }) => (isPart(value) ? [value.id] : []));
    return { part: parts.at(-1), text: message };
  });
}

function isPart(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}
