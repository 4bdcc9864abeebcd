import type { RecordBase } from '@callboard/api-contract';
import { Avatar, type AvatarProps } from '@callboard/ui-kit/display';
import { toTone } from '@callboard/ui-kit/theme';

export interface RecordAvatarProps {
  record: RecordBase;
  size?: AvatarProps['size'];
}

/** A record's picture, icon or initials (clause 3.1); the default icon if the record has none. */
export function RecordAvatar({ record, size }: RecordAvatarProps) {
  // Another backend can omit the avatar: parsing guarantees only the hashcode and title.
  const avatar: Partial<RecordBase['qed_model']['avatar']> = record.qed_model.avatar ?? {};
  return (
    <Avatar
      size={size}
      placeholder={avatar.placeholder}
      image={avatar.image?.url}
      icon={avatar.icon}
      shape={avatar.shape}
      tone={toTone(avatar.color)}
    />
  );
}
