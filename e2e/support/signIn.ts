import type { Role, TenantCode } from '@callboard/api-contract';
import type { Page } from '@playwright/test';
import { emailOf, password } from './api';

/** Fills the login form in and sends it. */
export async function signIn(page: Page, tenant: TenantCode, role: Role): Promise<void> {
  await page.getByLabel('Email').fill(emailOf(tenant, role));
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}
