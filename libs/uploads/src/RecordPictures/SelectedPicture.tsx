import { useEffect, useState } from 'react';
import styles from './RecordPictures.module.css';

export interface SelectedPictureProps {
  /** A picture that is not uploaded yet. */
  file: File | undefined;
  /** The address of the stored one, which a selected file replaces. */
  address: string | undefined;
}

/** The picture of a dialog. Its `alt` is empty: what it shows is what the user types next to it. */
export function SelectedPicture({ file, address }: SelectedPictureProps) {
  const [local, setLocal] = useState<string>();
  // Makes an address for a local file, which the browser forgets with the dialog.
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setLocal(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const shown = file ? local : address;
  return shown === undefined ? null : <img className={styles.selected} src={shown} alt="" />;
}
