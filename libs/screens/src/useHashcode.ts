import { useParams } from 'react-router';

/** The record that the address is about. */
export function useHashcode(): string {
  const { hashcode } = useParams();
  if (!hashcode) throw new Error('The path of a profile has a part :hashcode.');
  return hashcode;
}
