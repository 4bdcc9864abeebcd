/** The statuses in which an answer can be changed and submitted. */
export const editableAnswerStatuses = ['open', 'change_requested'] as const;
