import { expect, it } from 'vitest';
import { hashcodeOf, venue } from '../testing/records';
import { mergePatch } from './optimisticPatch';

const region = { hashcode: hashcodeOf(7), title: 'Otago', model: 'callboard.Region' };
const title = ['name'];

it('changes what the patch names and leaves the title alone', () => {
  expect(mergePatch(venue(1), { town: 'Nelson', capacity: null }, title)).toEqual({
    town: 'Nelson',
    capacity: null,
  });
});

it('retitles a record whose name changes', () => {
  const { qed_model } = mergePatch(venue(1), { name: 'Opera House' }, title);
  expect(qed_model).toEqual({
    ...venue(1).qed_model,
    title: 'Opera House',
    visual_title: 'Opera House',
  });
});

it('waits for the server where a reference gets another target, whose title it does not know', () => {
  expect(mergePatch(venue(1, { region }), { region: hashcodeOf(8) }, title)).toEqual({});
  expect(mergePatch(venue(1), { region: hashcodeOf(8) }, title)).toEqual({});
});

it('empties a reference at once', () => {
  expect(mergePatch(venue(1, { region }), { region: null }, title)).toEqual({ region: null });
});

it('adds no field that the reader was not shown', () => {
  expect(mergePatch(venue(1), { staff_notes: 'Key at the desk' }, title)).toEqual({});
});
