import { apiUser } from '../support/api';
import { makeContest } from '../support/contest';
import { pageOf } from '../support/pageOf';
import { test } from '../support/test';

const sizes = {
  wide: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;
const views = [
  { mode: 'dark', language: 'en' },
  { mode: 'light', language: 'mi' },
] as const;

for (const { mode, language } of views) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test(`a night, ${mode}, ${language}, ${size}`, async ({ browser, request }) => {
      const staff = await apiUser(request, 'showquest');
      const judge = await apiUser(request, 'showquest', 'judge');
      const { event, performance, stage, acts, path } = await makeContest(staff);
      const open = async (user: typeof staff, address: string) => {
        const page = await pageOf(browser, user, '/', { viewport, colorScheme: mode });
        await page.evaluate((stored) => Object.assign(localStorage, stored), { theme: mode, language });
        await page.goto(new URL(address, page.url()).href);
        const shoot = async (name: string, isWhole = true) => {
          await page.waitForLoadState('networkidle');
          await page.screenshot({
            path: `${import.meta.dirname}/pictures/night-${name}-${size}-${mode}-${language}.png`,
            fullPage: isWhole,
          });
        };
        return { page, shoot };
      };
      const { data } = await staff.get<{ data: { items: { hashcode: string }[] } }>(
        `performances/${performance.hashcode}/show`,
      );
      await staff.create('callboard/performances/actions', {
        action: 'call_show',
        target: performance.hashcode,
        data: {
          hashcode: crypto.randomUUID(),
          step: 'start',
          item: data.items[0]?.hashcode ?? null,
          made_at: new Date(Date.now() - 90_000).toISOString(),
          undoes: null,
          other: null,
          minutes: null,
          participant: null,
        },
      });

      const show = await open(staff, path);
      await show.page.getByRole('main').getByRole('button').first().waitFor();
      await show.shoot('show');
      const door = await open(staff, `/performances/${performance.hashcode}/stage-door`);
      await door.page.getByRole('main').getByRole('button').nth(2).waitFor();
      await door.shoot('stage-door');
      const sheet = await open(judge, `/judging/${stage.hashcode}/${acts[0]?.hashcode}`);
      await sheet.page.getByRole('radiogroup').first().waitFor();
      await sheet.shoot('sheet');
      const desk = await open(judge, `/stages/${stage.hashcode}/judging`);
      await desk.page.getByRole('main').getByRole('heading').nth(1).waitFor();
      await desk.shoot('desk');
      const runSheet = await open(staff, `/events/${event}`);
      await runSheet.page.getByRole('main').getByRole('button').nth(5).waitFor();
      await runSheet.shoot('run-sheet', false);
    });
  }
}
