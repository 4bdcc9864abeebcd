import { useAppDispatch } from '@callboard/app-state';
import { useMemo } from 'react';
import { dismissed, showAlert, type NewAlert } from './alertSlice';

/** Shows and dismisses alerts. */
export interface Alerts {
  /** @returns the id of the alert, for `dismiss` */
  show: (alert: NewAlert) => number;
  dismiss: (id: number) => void;
}

/** Shows an alert at the bottom of the page: `useAlerts().show({ message })`. The same object on every render. */
export function useAlerts(): Alerts {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      show: (alert) => dispatch(showAlert(alert)),
      dismiss: (id) => void dispatch(dismissed(id)),
    }),
    [dispatch],
  );
}
