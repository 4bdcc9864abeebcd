/** A choice as a server sends it (clause 3.4): its words stand in the first of label, text, name and title. */
export interface DropdownOption {
  label?: string | undefined;
  text?: string | undefined;
  name?: string | undefined;
  title?: string | undefined;
  value?: string | number | boolean | null | undefined;
  /** Draws a line; with words it is their heading, and cannot be chosen. */
  separator?: boolean | undefined;
  disabled?: boolean | undefined;
}
