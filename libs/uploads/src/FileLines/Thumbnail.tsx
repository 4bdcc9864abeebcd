import { Icon } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import styles from './Thumbnail.module.css';

export interface ThumbnailProps {
  /** The address of a small picture. Without one, or if it fails to load, an icon is shown. */
  address?: string | undefined;
  /** A picture that is not uploaded yet. */
  file?: File | undefined;
}

/** A small picture of a file. Its `alt` is empty because the name is next to it. */
export function Thumbnail({ address, file }: ThumbnailProps) {
  const [broken, setBroken] = useState<string>();
  if (file) return <img className={styles.root} alt="" ref={(image) => showFile(image, file)} />;
  if (!address || address === broken) return <Icon name="entries" />;
  return (
    <img className={styles.root} src={address} alt="" loading="lazy" onError={() => setBroken(address)} />
  );
}

/** Shows a local file. @returns a cleanup function that revokes its object URL. */
function showFile(image: HTMLImageElement | null, file: File): (() => void) | undefined {
  if (!image) return undefined;
  const address = URL.createObjectURL(file);
  image.src = address;
  return () => URL.revokeObjectURL(address);
}
