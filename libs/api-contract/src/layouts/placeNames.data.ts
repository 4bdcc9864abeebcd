/** The pages that every tenant has, and can compose itself, by name. */
export const placeNames = ['dashboard', 'landing', 'admin', 'performance', 'booking', 'accounting'] as const;
export type PlaceName = (typeof placeNames)[number];
