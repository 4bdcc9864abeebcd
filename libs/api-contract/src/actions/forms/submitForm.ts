import { roles } from '../../roles';
import { defineAction, noInput } from '../defineAction';

export const submitForm = defineAction({
  name: 'hand_in',
  summary: 'Submits the answers of a form: all that is required must be answered',
  on: { record: 'formInstances' },
  input: noInput,
  badInput: 'actionNeedsTarget',
  output: 'record',
  roles,
  problems: ['missing', 'conflict', 'stale'],
  clause: '7.21',
  hasEffects: true,
  alsoWrites: ['tasks'],
});
