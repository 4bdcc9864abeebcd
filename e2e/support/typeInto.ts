import type { Locator } from '@playwright/test';

/** Types figures into a date or a time, which go on from part to part by themselves. */
export async function typeInto(form: Locator, label: string, figures: string): Promise<void> {
  const first = form.getByRole('group', { name: label }).getByRole('spinbutton').first();
  await first.pressSequentially(figures);
}
