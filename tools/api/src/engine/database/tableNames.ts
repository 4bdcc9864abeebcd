/** `entries` lives in the table `entries`. */
export function tableName(collection: string): string {
  return collection.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toLowerCase();
}

/** The column with a text field's value without case and accents: what it is ordered, filtered and found by. */
export function plainColumn(field: string): string {
  return `${field}_plain`;
}

/** Columns that follow from others: neither written nor logged. */
export const titleColumn = 'qed_title';
export const placeholderColumn = 'qed_placeholder';
export const searchColumn = 'search_text';
