import { expect, it, vi } from 'vitest';

it('is there while any part of the page has some', async () => {
  // Work that the tests of other files left would count.
  vi.resetModules();
  const { addUnsavedWork, hasUnsavedWork } = await import('./unsavedWork');
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
