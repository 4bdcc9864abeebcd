import { useState } from 'react';
import { Icon, type IconName } from '../../elements/Icon/Icon';
import type { Tone } from '../../theme/tone';
import { toneLook } from '../../theme/toneLook';
import styles from './Avatar.module.css';

export interface AvatarProps {
  /** Whose picture it is; absent where the name stands beside it. */
  label?: string | undefined;
  /** Letters in the place of a picture: at most four are shown. */
  placeholder?: string | undefined;
  /** The address of a picture; where it cannot be had, the placeholder is shown. */
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
      {...toneLook(tone, styles.root)}
      data-shape={shape ?? 'circle'}
      data-size={size ?? 'regular'}
      data-letters={letters.length}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {hasImage && (
        // Another picture is another element: the former must not stand for somebody else while this one comes.
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
