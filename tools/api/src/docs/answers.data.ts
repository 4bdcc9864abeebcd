import {
  activationModes,
  activationSchema,
  activationStatuses,
  appArgumentsSchema,
  dashboardSchemas,
  exportedDataSchema,
  loginDataSchema,
  passkeyOptionsSchema,
  passkeySchema,
  recoveryCodesSchema,
  secondStepSchema,
  securitySchema,
  totpSetupSchema,
  userSessionsSchema,
} from '@callboard/api-contract';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { JsonSchema } from './jsonSchema';

/** What user actions answer as `data`, beside those that answer nothing. */
const userAnswers = {
  Session: loginDataSchema,
  SecondStep: secondStepSchema,
  Security: securitySchema,
  TotpSetup: totpSetupSchema,
  RecoveryCodes: recoveryCodesSchema,
  PasskeyOptions: passkeyOptionsSchema,
  Passkey: passkeySchema,
  UserSessions: userSessionsSchema,
  ExportedData: exportedDataSchema,
};

/** The schemas of the contract by which clients read answers, as JSON Schema. */
export const answerSchemas: Record<string, JsonSchema> = Object.fromEntries(
  Object.entries<GenericSchema>({
    ...userAnswers,
    Activation: activationSchema,
    AppArguments: appArgumentsSchema,
    ...Object.fromEntries(
      Object.entries(dashboardSchemas).map(([name, schema]) => [dashboardSchemaName(name), schema]),
    ),
  }).map(([name, schema]) => [name, jsonSchemaOf(schema)]),
);

/** `participant` is `ParticipantDashboard` among the schemas. */
export function dashboardSchemaName(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Dashboard`;
}

/** `{success: true, data}` with this as its data. */
export function envelope(data: JsonSchema): JsonSchema {
  return { type: 'object', required: ['success', 'data'], properties: { success: { const: true }, data } };
}

/** What a good user action answers. */
export const userAnswer: JsonSchema = {
  anyOf: [
    ...Object.keys(userAnswers).map((name) => envelope({ $ref: `#/components/schemas/${name}` })),
    envelope({
      type: 'object',
      title: 'An answered invitation',
      required: ['status', 'mode'],
      properties: { status: { enum: activationStatuses }, mode: { enum: activationModes } },
    }),
    envelope({
      type: 'object',
      title: 'How many sessions were ended',
      required: ['ended'],
      properties: { ended: { type: 'integer' } },
    }),
    envelope({ type: 'object', maxProperties: 0 }),
  ],
};

/** What is transformed or checked beyond its type is left to the contract. */
function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return rest;
}
