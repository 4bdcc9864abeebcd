import { actions } from '@callboard/api-client/actions';
import type { CollectionName } from '@callboard/api-contract';
import { Button } from '@callboard/ui-kit/elements';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { commentMessages as words } from './commentMessages';

export interface FollowButtonProps {
  collection: CollectionName;
  record: string;
  isFollowing: boolean;
}

/** Begins or ends that the user is notified of new comments on a record and of its status. */
export function FollowButton({ collection, record, isFollowing }: FollowButtonProps) {
  const [follow, { isLoading }] = actions.followRecord.useAction();
  const alerts = useAlerts();

  async function change() {
    const outcome = await follow({ collection, record, is_on: !isFollowing });
    if (outcome.ok)
      alerts.show({ kind: 'success', message: isFollowing ? words.notFollowing : words.following });
  }

  return (
    <Button icon="bell" isBusy={isLoading} onClick={() => void change()}>
      {isFollowing ? words.unfollow : words.follow}
    </Button>
  );
}
