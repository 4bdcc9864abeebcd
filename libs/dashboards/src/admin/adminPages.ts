import type { DashboardName } from '@callboard/api-contract/dashboards';
import { useLanguage } from '@callboard/language';
import { usePageTabs } from '@callboard/app-state';
import { useMemo } from 'react';
import { messages } from './messages';

/** The pages of the administration, in the order of their tabs, and where each stands (clauses 2.14 to 2.18). */
export const adminPaths = {
  landing: '/admin/landing',
  admin: '/admin',
  performance: '/admin/performance',
  booking: '/admin/booking',
  accounting: '/admin/accounting',
} as const satisfies Partial<Record<DashboardName, string>>;

export type AdminPageName = keyof typeof adminPaths;

// Object.keys of a literal object returns exactly its keys.
const names = Object.keys(adminPaths) as readonly AdminPageName[];

/** Puts the other pages of the administration into the navigation (clause 2.41). */
export function useAdminTabs(): void {
  const language = useLanguage();
  const tabs = useMemo(
    () => names.map((name) => ({ label: messages.tabs[name], to: adminPaths[name] })),
    [language],
  );
  usePageTabs(tabs);
}
