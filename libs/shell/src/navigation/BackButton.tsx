import { Button } from '@callboard/ui-kit/elements';
import { messages } from '../messages';
import { useGoBack } from './useGoBack';

/** Goes one step back (clause 2.40). */
export function BackButton() {
  const { canGoBack, goBack } = useGoBack();
  return (
    <Button
      variant="quiet"
      shape="square"
      icon="back"
      aria-label={messages.back}
      disabled={!canGoBack}
      onClick={goBack}
    />
  );
}
