import { defineMessages } from '@callboard/language';

/** The texts of the departments. */
export const departmentMessages = defineMessages({
  title: 'Departments',
  people: 'People',
  teams: 'Teams',
  parts: 'Parts',
});
