/** The id of the review step. The hyphen prevents a clash, because ids of pages have none. */
export const reviewPage = 'check-answers';
