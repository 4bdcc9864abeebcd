import AxeBuilder from '@axe-core/playwright';
import { mailPlaceholders } from '@callboard/api-contract/entries';
import type { Page } from '@playwright/test';

/** Violations that axe finds on the page as it stands, each with the elements that it is about. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** By how many pixels the page can be scrolled sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Attributes that people read or hear. */
const readable = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];

/** Texts of the page that no reader should see: with an open placeholder, or with an article of te reo Māori twice. */
export async function brokenTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(
    (names) =>
      [...document.body.querySelectorAll(':not(script, style)')].flatMap((element) => [
        ...[...element.childNodes].flatMap(({ nodeType, textContent }) =>
          nodeType === Node.TEXT_NODE ? (textContent ?? '') : [],
        ),
        ...names.flatMap((name) => element.getAttribute(name) ?? []),
      ]),
    readable,
  );
  // An admin's text for the mails of decisions names its own placeholders.
  const filledIn = new RegExp(`\\{(?:${mailPlaceholders.join('|')})\\}`, 'g');
  const isBroken = /[{}]|(?<!\p{L})(?:ngā|te|he)\s(?:ngā|te|he)(?!\p{L})/iu;
  return texts.filter((text) => isBroken.test(text.replace(filledIn, '')));
}
