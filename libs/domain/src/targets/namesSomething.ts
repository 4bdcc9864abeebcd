import type { Target } from '@callboard/api-contract/messaging';

/** Checks whether a target names anything: one that does not would reach everyone by mistake, so that it is refused. */
export function namesSomething(target: Target): boolean {
  return Object.values(target).some(isNamed);
}

/** Checks whether a target is about entries: it then reaches only users who take part in one. */
export function isAboutEntries({ event, region, entry_status, category, entries_filter }: Target): boolean {
  return [event, region, entry_status, category, entries_filter].some(isNamed);
}

function isNamed(value: string | null | undefined): boolean {
  return value !== null && value !== undefined && value !== '';
}
