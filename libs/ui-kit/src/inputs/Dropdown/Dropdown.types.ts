/** An option as a server sends it (clause 3.4): its text is the first non-empty one of label, text, name and title. */
export interface DropdownOption {
  label?: string | undefined;
  text?: string | undefined;
  name?: string | undefined;
  title?: string | undefined;
  value?: string | number | boolean | null | undefined;
  /** Draws a separator; with text it is a heading, and cannot be selected. */
  separator?: boolean | undefined;
  disabled?: boolean | undefined;
}
