/** References with an end: an event by its last day, a performance by its end. */
export const byEvent = { to: 'events', dated: { by: 'ends_on', kind: 'date' } } as const;
export const byPerformance = { to: 'performances', dated: { by: 'ends_at', kind: 'datetime' } } as const;
