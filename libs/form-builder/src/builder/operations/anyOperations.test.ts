import { answerKinds, fieldsOf, formContentSchema, type FormContent } from '@callboard/api-contract/forms';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { errorsOf } from '../reading/errorsOf';
import { addField, addPage, addSection } from './addParts';
import { addOptions } from './changeOptions';
import { changeField, changePage } from './changeParts';
import { duplicatePart } from './duplicatePart';
import { moveField, movePage, moveSection } from './movePart';
import { idsOf, placeOf, takenIds } from './places';
import { removePart, restorePart } from './removePart';
import { stepPart } from './stepPart';

const start: FormContent = {
  pages: [{ id: 'page', title: 'Page', sections: [{ id: 'section', fields: [] }] }],
};
const verbs = [
  'addPage',
  'addSection',
  'addField',
  'addField',
  'addOptions',
  'condition',
  'duplicate',
  'moveField',
  'moveSection',
  'movePage',
  'remove',
  'removeAndRestore',
  'rename',
  'step',
] as const;
const step = fc.record({
  verb: fc.constantFrom(...verbs),
  one: fc.nat(500),
  other: fc.nat(500),
  up: fc.boolean(),
  kind: fc.constantFrom(...answerKinds),
  label: fc.oneof(fc.string({ minLength: 1, maxLength: 30 }), fc.constantFrom('Name', '名前', 'Ā', '9')),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const labelOf = ({ label }: Step) => label.trim() || 'Label';
const pick = (ids: readonly string[], index: number) => ids[index % Math.max(1, ids.length)] ?? 'none';

function act(content: FormContent, each: Step, used: ReadonlySet<string>): FormContent {
  const { verb, one, other, up, kind } = each;
  const label = labelOf(each);
  const pages = content.pages.map(({ id }) => id);
  const sections = content.pages.flatMap((page) => page.sections.map(({ id }) => id));
  const fields = fieldsOf(content).map(({ field }) => field.id);
  const any = [...pages, ...sections, ...fields];
  switch (verb) {
    case 'addPage':
      return addPage(content, label, used).content;
    case 'addSection':
      return addSection(content, pick(pages, one), used).content;
    case 'addField':
      return addField(content, { section: pick(sections, one), index: other, kind, label }, used).content;
    case 'addOptions':
      return changeField(content, pick(fields, one), addOptionsTo(content, pick(fields, one), label));
    case 'condition':
      return changeField(content, pick(fields, one), {
        shownIf: [{ field: pick(fields, other), is: up ? 'answered' : 'equals' }],
      });
    case 'duplicate':
      return duplicatePart(content, pick(any, one), label, used).content;
    case 'moveField':
      return moveField(content, pick(fields, one), pick(sections, other), other % 4);
    case 'moveSection':
      return moveSection(content, pick(sections, one), pick(pages, other), other % 4);
    case 'movePage':
      return movePage(content, pick(pages, one), other % 4);
    case 'remove':
      return removePart(content, pick(any, one));
    case 'removeAndRestore': {
      const place = placeOf(content, pick(any, one));
      return place ? restorePart(removePart(content, place.part.id), place) : content;
    }
    case 'rename':
      return changePage(content, pick(pages, one), { title: label });
    case 'step':
      return stepPart(content, pick(any, one), up ? -1 : 1);
    default:
      return verb satisfies never;
  }
}

function addOptionsTo(content: FormContent, id: string, label: string) {
  const place = placeOf(content, id);
  const before = place?.type === 'field' ? (place.part.options ?? []) : [];
  return { options: addOptions(before, [label, label], 0).options };
}

/** The issues with the shape of the content; those without a path are contradictions in the form. */
function shapeErrors(content: FormContent): string[] {
  const { issues = [] } = v.safeParse(formContentSchema, content);
  return issues.filter(({ path }) => path).map(({ message }) => message);
}

it('any sequence of operations preserves the shape of a form, with ids that are unique and never reused', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let content = start;
      let used = new Set<string>();
      for (const each of steps) {
        const before = idsOf(content);
        content = act(content, each, used);
        const fresh = [...idsOf(content)].filter((id) => !before.has(id));
        expect(fresh.filter((id) => used.has(id))).toEqual([]);
        used = takenIds(content, used);
      }
      const all = content.pages.flatMap((page) => [
        page.id,
        ...page.sections.flatMap((section) => [section.id, ...section.fields.map(({ id }) => id)]),
      ]);
      expect(new Set(all).size).toBe(all.length);
      expect(shapeErrors(content)).toEqual([]);
      // Content that the schema rejects always has an error in the list.
      if (!v.is(formContentSchema, content)) expect(errorsOf(content)).not.toEqual([]);
    }),
    { numRuns: 300 },
  );
});
