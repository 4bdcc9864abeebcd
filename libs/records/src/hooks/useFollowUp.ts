import { stepsBackTo } from '@callboard/app-state';
import { useNavigate } from 'react-router';

/** Follows a link to a page above this one: back to it where it was visited, so that its rows are as they were left. */
export function useFollowUp(): (href: string) => void {
  const navigate = useNavigate();
  return (href) => {
    const steps = stepsBackTo(href);
    void (steps === undefined ? navigate(href) : navigate(steps));
  };
}
