import { Icon, type IconName } from '../Icon/Icon';
import type { Tone } from '../tone';
import styles from './Avatar.module.css';

export interface AvatarProps {
  /** Whose picture it is; absent where the name stands beside it. */
  label?: string | undefined;
  /** Letters in the place of a picture: at most four are shown. */
  placeholder?: string | undefined;
  /** The address of a picture. */
  image?: string | undefined;
  /** A drawing where there is no picture and no placeholder. @default 'user' */
  icon?: IconName | (string & {}) | undefined;
  /** @default 'gray' */
  tone?: Tone | undefined;
  /** @default 'circle' */
  shape?: 'circle' | 'square' | undefined;
  /** @default 'regular' */
  size?: 'small' | 'regular' | 'large' | undefined;
}

const placeholderLength = 4;

/** A small picture of a person or a thing. */
export function Avatar({ label, placeholder, image, icon = 'user', tone, shape, size }: AvatarProps) {
  const letters = Array.from(placeholder ?? '').slice(0, placeholderLength);
  return (
    <span
      className={styles.root}
      data-tone={tone ?? 'gray'}
      data-shape={shape ?? 'circle'}
      data-size={size ?? 'regular'}
      data-letters={letters.length}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {image !== undefined && <img className={styles.image} src={image} alt="" loading="lazy" />}
      {image === undefined && letters.length > 0 && letters.join('')}
      {image === undefined && letters.length === 0 && (
        <Icon name={icon} size={size === 'small' ? 'small' : 'regular'} />
      )}
    </span>
  );
}
