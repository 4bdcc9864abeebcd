/** An error of a form and the id of its part; an error of the whole form has no part. */

export interface FormError {
  part?: string | undefined;
  text: string;
}
