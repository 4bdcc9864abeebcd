import { loginDataSchema } from '@callboard/api-contract/accounts';
import * as v from 'valibot';

/** The response to `login`, with or without credentials. */
export const loginAnswerSchema = v.object({ success: v.literal(true), data: loginDataSchema });
