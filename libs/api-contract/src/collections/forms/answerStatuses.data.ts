/** The statuses in which an answer can be changed and handed in. */
export const editableAnswerStatuses = ['open', 'change_requested'] as const;
