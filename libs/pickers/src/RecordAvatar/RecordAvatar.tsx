import type { AnyRecord } from '@callboard/api-contract';
import { Avatar, type AvatarProps } from '@callboard/ui-kit/display';
import { toTone } from '@callboard/ui-kit/theme';

export interface RecordAvatarProps {
  record: AnyRecord;
  size?: AvatarProps['size'];
}

/** A record's picture, drawing or letters (clause 3.1). A record that came without any shows the plain drawing. */
export function RecordAvatar({ record, size }: RecordAvatarProps) {
  // Another backend may leave the avatar out: only hashcode and title are made sure of when an answer is read.
  const avatar: Partial<AnyRecord['qed_model']['avatar']> = record.qed_model.avatar ?? {};
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
