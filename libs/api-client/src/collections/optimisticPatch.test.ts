import { expect, it } from 'vitest';
import { hashcodeOf, venue } from '../testing/records';
import { mergePatch } from './optimisticPatch';

const region = { hashcode: hashcodeOf(7), title: 'Otago', model: 'callboard.Region' };
const title = ['name'];

it('changes the patched fields and leaves the title alone', () => {
  expect(mergePatch(venue(1), { town: 'Nelson', capacity: null }, title)).toEqual({
    town: 'Nelson',
    capacity: null,
  });
});

it('updates the title of a record whose name changes', () => {
  const { qed_model } = mergePatch(venue(1), { name: 'Opera House' }, title);
  expect(qed_model).toEqual({
    ...venue(1).qed_model,
    title: 'Opera House',
    visual_title: 'Opera House',
  });
});

it('waits for the server when a reference gets another target, whose title is unknown', () => {
  expect(mergePatch(venue(1, { region }), { region: hashcodeOf(8) }, title)).toEqual({});
  expect(mergePatch(venue(1), { region: hashcodeOf(8) }, title)).toEqual({});
});

it('clears a reference immediately', () => {
  expect(mergePatch(venue(1, { region }), { region: null }, title)).toEqual({ region: null });
});

it('adds no field that the cached record does not have', () => {
  expect(mergePatch(venue(1), { staff_notes: 'Key at the desk' }, title)).toEqual({});
});
