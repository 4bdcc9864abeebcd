import * as v from 'valibot';
import { anything, userAction, type ActionOutcome } from '../calls/userAction';

const endedSchema = v.looseObject({ ended: v.number() });

/** The verbs of one's sessions on other devices. */
export const userSessions = {
  end: (session: string): Promise<ActionOutcome<unknown>> =>
    userAction('end_session', { data: { session }, schema: anything }),
  endOthers: () => userAction('end_other_sessions', { schema: endedSchema }),
} as const;
