import type { OwnResource } from '@callboard/api-contract/resources';
import { markOf } from '@callboard/domain/resources';
import { formatInstantDay } from '@callboard/ui-kit/dates';
import { Badge } from '@callboard/ui-kit/display';
import { resourceMessages as words } from './resourceMessages';

interface ResourceMarkProps {
  resource: Pick<OwnResource, 'version_number' | 'opened_version' | 'changed_at'>;
  zone: string;
}

/** 'New', or 'New version' with its day, until the user has opened it. */
export function ResourceMark({ resource, zone }: ResourceMarkProps) {
  const mark = markOf(resource);
  if (mark === null) return null;
  if (mark === 'new' || resource.changed_at === null) return <Badge tone="blue">{words.isNew}</Badge>;
  return <Badge tone="blue">{words.newVersion(formatInstantDay(resource.changed_at, zone))}</Badge>;
}
