/** The step after the last page, in the place of a page's id; with a hyphen, which no id has. */
export const reviewPage = 'check-answers';
