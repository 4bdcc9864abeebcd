import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const entry = v.object({
  id: v.string(),
  title: v.string(),
  name: v.string(),
  type: v.picklist(['story', 'docs']),
});
const index = v.parse(
  v.object({ entries: v.record(v.string(), entry) }),
  JSON.parse(readFileSync(join(import.meta.dirname, '../../storybook-static/index.json'), 'utf8')),
);

/** Final phases of a story in Storybook after its play function, or in its place. */
const isOver =
  "['finished', 'errored', 'aborted'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase)";

for (const { id, title, name, type } of Object.values(index.entries)) {
  if (type !== 'story') continue;
  test(`${title}: ${name}`, async ({ page }, { project }) => {
    await page.clock.setSystemTime(new Date('2026-08-14T09:30:00+12:00'));
    await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${project.metadata['globals']}`);
    await page.waitForFunction(isOver);
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot(`${id}.png`, { animations: 'disabled', caret: 'hide' });
  });
}
