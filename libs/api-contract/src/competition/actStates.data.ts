/**
 * States of an act in a stage. `actStates` of the domain reads them from the show log, the sheets and the decisions of the head
 * judge, and the release stores them.
 */
export const actStateOptions = [
  { value: 'expected', label: 'Expected', tone: 'neutral' },
  { value: 'present', label: 'Here', tone: 'blue' },
  { value: 'performed', label: 'Performed', tone: 'green' },
  { value: 'did_not_come', label: 'Did not come', tone: 'red' },
  { value: 'did_not_finish', label: 'Did not finish', tone: 'yellow' },
  { value: 'disqualified', label: 'Disqualified', tone: 'red' },
  { value: 'withdrawn', label: 'Withdrawn', tone: 'neutral' },
] as const;

export const actStates = actStateOptions.map(({ value }) => value);
export type ActState = (typeof actStates)[number];

/** The states in which the head judge takes an act out of the places of a stage. */
export const outStates = [
  'did_not_come',
  'did_not_finish',
  'disqualified',
] as const satisfies readonly ActState[];
export type OutState = (typeof outStates)[number];

/** Options for the place of an act that is taken out. */
export const placeLeftOptions = [
  { value: 'move_up', label: 'The others move up' },
  { value: 'stay_empty', label: 'It stays empty' },
] as const;
export type PlaceLeft = (typeof placeLeftOptions)[number]['value'];
