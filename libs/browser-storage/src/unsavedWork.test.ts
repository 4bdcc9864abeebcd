import { expect, it } from 'vitest';
import { addUnsavedWork, hasUnsavedWork } from './unsavedWork';

it('is there while any part of the page has some', () => {
  let isDirty = false;
  const removeForm = addUnsavedWork(() => isDirty);
  const removeUpload = addUnsavedWork(() => true);
  expect(hasUnsavedWork()).toBe(true);
  removeUpload();
  expect(hasUnsavedWork()).toBe(false);
  isDirty = true;
  expect(hasUnsavedWork()).toBe(true);
  removeForm();
  expect(hasUnsavedWork()).toBe(false);
});
