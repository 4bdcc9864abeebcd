import { Icon } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import styles from './Thumbnail.module.css';

export interface ThumbnailProps {
  /** The address of a small picture; where there is none or it cannot be had, a drawing stands. */
  address?: string | undefined;
  /** A picture that is still on this device. */
  file?: File | undefined;
}

/** A small picture of a file. It says nothing: the name stands beside it. */
export function Thumbnail({ address, file }: ThumbnailProps) {
  const [broken, setBroken] = useState<string>();
  if (file) return <img className={styles.root} alt="" ref={(image) => showFile(image, file)} />;
  if (!address || address === broken) return <Icon name="entries" />;
  return (
    <img className={styles.root} src={address} alt="" loading="lazy" onError={() => setBroken(address)} />
  );
}

/** The address of a file on this device holds its bytes until it is given back. */
function showFile(image: HTMLImageElement | null, file: File): (() => void) | undefined {
  if (!image) return undefined;
  const address = URL.createObjectURL(file);
  image.src = address;
  return () => URL.revokeObjectURL(address);
}
