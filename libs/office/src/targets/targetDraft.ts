import { isReference, valueIn, type RecordOf, type RecordReference } from '@callboard/api-contract';
import type { Target } from '@callboard/api-contract/messaging';

/** A target while it is edited: its references with their titles. */
export interface TargetDraft {
  role: string | null;
  event: RecordReference | null;
  region: RecordReference | null;
  entry_status: string | null;
  category: string | null;
  entries_filter: string | null;
  user: RecordReference | null;
}

/** A target as it is saved, of an announcement or a resource. */
export type SavedTarget = RecordOf<'announcementTargets' | 'resourceTargets'>;

export const emptyTarget: TargetDraft = {
  role: null,
  event: null,
  region: null,
  entry_status: null,
  category: null,
  entries_filter: null,
  user: null,
};

/** A saved target as it is edited, of whatever collection of targets. */
export function toDraft(target: SavedTarget): TargetDraft {
  const text = (field: string): string | null => {
    const value = valueIn(target, field);
    return typeof value === 'string' ? value : null;
  };
  const reference = (field: string): RecordReference | null => {
    const value = valueIn(target, field);
    return isReference(value) ? value : null;
  };
  return {
    role: text('role'),
    event: reference('event'),
    region: reference('region'),
    entry_status: text('entry_status'),
    category: text('category'),
    entries_filter: text('entries_filter'),
    user: reference('user'),
  };
}

/** Target for the server: the hashcodes of references, and null for open fields. */
export function toTarget({ event, region, user, role, entry_status, ...texts }: TargetDraft) {
  return {
    ...texts,
    // The form offers the options of these fields alone.
    role: role as NonNullable<Target['role']> | null,
    entry_status: entry_status as NonNullable<Target['entry_status']> | null,
    event: event?.hashcode ?? null,
    region: region?.hashcode ?? null,
    user: user?.hashcode ?? null,
  } satisfies Target;
}

/** Targets as the parameter of a preview: what is open is left out, so that the address stays short. */
export function toParameter(targets: readonly Target[]): string {
  return JSON.stringify(
    targets.map((target) => Object.fromEntries(Object.entries(target).filter(([, value]) => value))),
  );
}
