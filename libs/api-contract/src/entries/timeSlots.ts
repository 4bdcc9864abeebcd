/** How long an entry's time slot is where its event does not set it. */
export const defaultSlotMinutes = 10;

/** The sessions in which no entry has a time slot: no one is on stage before others. */
export const sessionsWithoutSlots = ['rehearsal', 'workshop'] as const;

/** Checks whether entries can have time slots in a performance. */
export function takesSlots({ session }: { session: string | null }): boolean {
  return !sessionsWithoutSlots.some((without) => without === session);
}
