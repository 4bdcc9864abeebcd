import { AvatarGroup, type AvatarGroupMember } from '../AvatarGroup/AvatarGroup';
import { displayMessages } from '../../text/displayMessages';
import { PlainValue } from './PlainValue';
import { readModel } from './readModel';

/** Several records as avatars. */
export function ModelGroupValue({ value }: { value: unknown }) {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const members = values.flatMap((each, index): AvatarGroupMember[] => {
    const model = readModel(each);
    return model === undefined ? [] : [{ ...model.avatar, id: `${index}`, label: model.title }];
  });
  if (members.length === 0) return <PlainValue value={value} />;
  return <AvatarGroup label={displayMessages.groupOf(members.length)} members={members} size="small" />;
}
