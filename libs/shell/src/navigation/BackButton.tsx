import { Button } from '@callboard/ui-kit/elements';
import { frameMessages } from '../frameMessages';
import { useGoBack } from './useGoBack';

/** Goes one step back (clause 2.40). */
export function BackButton() {
  const { canGoBack, goBack } = useGoBack();
  return (
    <Button
      variant="quiet"
      shape="square"
      icon="back"
      aria-label={frameMessages.back}
      disabled={!canGoBack}
      onClick={goBack}
    />
  );
}
