import { lazyPart } from '@callboard/ui-kit/layout';

/** The waiting work of the office. Only the office loads it. */
export const WaitingWork = lazyPart(
  async () => (await import('@callboard/dashboards/waiting-work')).WaitingWork,
);
