import { lazy } from 'react';

// Charts come after the figures and lists, which say the same and are there at once.
export const PaceChart = lazy(async () => ({ default: (await import('./charts/PaceChart')).PaceChart }));
export const VenueWeeksChart = lazy(async () => ({
  default: (await import('./charts/VenueWeeksChart')).VenueWeeksChart,
}));
export const HoursChart = lazy(async () => ({ default: (await import('./charts/HoursChart')).HoursChart }));
export const SeatsChart = lazy(async () => ({ default: (await import('./charts/SeatsChart')).SeatsChart }));
export const FeesChart = lazy(async () => ({ default: (await import('./charts/FeesChart')).FeesChart }));
