import { liveliestEvent } from '../support/records';
import { tenantCodes, wordsOf } from '../support/tenants';
import { test } from '../support/test';

const sizes = {
  wide: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
} as const;
const modes = ['light', 'dark'] as const;

for (const tenant of tenantCodes) {
  for (const mode of modes) {
    for (const [size, viewport] of Object.entries(sizes)) {
      test.describe(`${tenant}, ${mode}, ${size}`, () => {
        test.use({ tenant, viewport, colorScheme: mode });
        const picture = (name: string) =>
          `${import.meta.dirname}/pictures/${tenant}-${name}-${size}-${mode}.png`;

        test.beforeEach(async ({ page }) => {
          await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        });

        test('the screens', async ({ page, staff }) => {
          const event = await liveliestEvent(staff, tenant);
          const shoot = async (name: string) => {
            await page.waitForLoadState('networkidle');
            await page.screenshot({ path: picture(name) });
          };
          await page.goto('/dashboard');
          await shoot('dashboard');
          await page.goto('/events');
          await shoot('events');
          await page.goto(`/events/${event.hashcode}`);
          await shoot('run-sheet');
          await page.goto(`/events/${event.hashcode}?tab=entries`);
          await shoot('entries');
          await page.getByRole('button', { name: `New ${wordsOf(tenant).entry.toLowerCase()}` }).click();
          await page.getByRole('dialog').getByRole('textbox').first().waitFor();
          await shoot('entry-form');
          await page.goto(`/events/${event.hashcode}?tab=entries`);
          await page.getByRole('button', { name: 'Import…' }).click();
          await page.getByLabel('CSV file').setInputFiles({
            name: 'entries.csv',
            mimeType: 'text/csv',
            buffer: Buffer.from(
              `Name,${wordsOf(tenant).category},Members\nRiver,${wordsOf(tenant).categoryValue},12\nStone,nonsense,9\n`,
            ),
          });
          await shoot('import-mapping');
          await page.getByRole('button', { name: 'Preview' }).click();
          await page.getByRole('radio', { name: 'All' }).waitFor();
          await shoot('import-preview');
          await page.goto(`/events/${event.hashcode}?tab=details`);
          await shoot('details');
          await page.goto(`/events/${event.hashcode}?tab=history`);
          await shoot('history');
          await page.goto('/venues');
          await page.getByRole('button', { name: 'Filters' }).click();
          await page.getByText('Capacity').last().waitFor();
          await shoot('filters');
          await page.goto('/nowhere');
          await shoot('not-found');
        });

        test.describe('before the login', () => {
          test.use({ role: null });
          test('the login', async ({ page }) => {
            await page.goto('/login');
            await page.waitForLoadState('networkidle');
            await page.screenshot({ path: picture('login') });
          });
        });
      });
    }
  }
}
