import { useLiveStatus } from '@callboard/api-client/live';
import { Banner } from '@callboard/ui-kit/layout';
import { useAppArguments } from '../startup/argumentsSlice';
import { liveMessages } from './liveMessages';

/** Shown while changes of others do not arrive. When the whole server is away, `ServerBanner` is shown instead. */
export function LiveBanner() {
  const isAway = useLiveStatus() === 'away';
  const { status } = useAppArguments();
  if (!isAway || status === 'unreachable') return null;
  return <Banner kind="info" title={liveMessages.paused} />;
}
