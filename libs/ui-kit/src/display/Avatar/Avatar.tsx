import { useState } from 'react';
import { Icon, type IconName } from '../../elements/Icon/Icon';
import type { Tone } from '../../theme/tone';
import { toneStyle } from '../../theme/toneStyle';
import styles from './Avatar.module.css';

export interface AvatarProps {
  /** Name of the person in the picture; absent where the name is next to it. */
  label?: string | undefined;
  /** Letters shown without a picture; cut off after four characters. */
  placeholder?: string | undefined;
  /** The URL of a picture; when it fails to load, the placeholder is shown. */
  image?: string | undefined;
  /** The icon shown without picture and placeholder. @default 'user' */
  icon?: IconName | (string & {}) | undefined;
  /** The colour, by its meaning. @default 'gray' */
  tone?: Tone | undefined;
  /** A circle for people, a square for things. @default 'circle' */
  shape?: 'circle' | 'square' | undefined;
  /** How large it is. @default 'regular' */
  size?: 'small' | 'regular' | 'large' | undefined;
}

const placeholderLength = 4;

/** A small picture of a person or a thing. */
export function Avatar({
  label,
  placeholder,
  image,
  icon = 'user',
  tone = 'gray',
  shape,
  size,
}: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const hasImage = image !== undefined && image !== '' && image !== broken;
  const letters = Array.from(placeholder?.trim() ?? '').slice(0, placeholderLength);
  return (
    <span
      {...toneStyle(tone, styles.root)}
      data-shape={shape ?? 'circle'}
      data-size={size ?? 'regular'}
      data-letters={letters.length}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {hasImage && (
        // The key makes a new element for a new picture: the previous person must not be shown while it loads.
        <img
          key={image}
          className={styles.image}
          src={image}
          alt=""
          loading="lazy"
          onError={() => setBroken(image)}
        />
      )}
      {!hasImage && letters.length > 0 && letters.join('')}
      {!hasImage && letters.length === 0 && (
        <Icon name={icon} size={size === 'small' ? 'small' : 'regular'} />
      )}
    </span>
  );
}
