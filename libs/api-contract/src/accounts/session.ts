import * as v from 'valibot';
import { languageSchema } from '../languages';
import { limitsByRoleSchema } from '../limitsSchema';
import { roles } from '../roles';

export { allowedApisMeta, serviceWorkerMeta } from '../pageMetas';

const text = v.pipe(v.string(), v.maxLength(500));

const actionSchema = v.looseObject({
  type: v.optional(text),
  redirect_url: v.optional(text),
  modal: v.optional(text),
  endpoint: v.optional(text),
  action: v.optional(text),
});

const menuItemSchema = v.looseObject({
  code: v.optional(text),
  name: text,
  icon_name: v.optional(text),
  action: v.optional(actionSchema),
});

const moduleSchema = v.looseObject({
  code: text,
  name: text,
  icon_name: v.optional(text),
  hashcode: v.optional(text),
  action: v.optional(actionSchema),
  items: v.optional(v.array(menuItemSchema), []),
});

const serverRouteSchema = v.looseObject({
  name: text,
  path: text,
  component: text,
  meta: v.optional(v.looseObject({ title: v.optional(text) })),
});

const navigationSchema = v.looseObject({
  menus: v.optional(v.looseObject({ modules: v.optional(v.array(moduleSchema)) })),
  modules: v.optional(v.array(moduleSchema)),
  flow: v.optional(v.looseObject({ redirect_url: v.optional(text) }), {}),
  routes: v.optional(v.array(serverRouteSchema), []),
  user_menu: v.optional(v.array(menuItemSchema), []),
});

/** The answer to `login` (clauses 3.9, 3.16 to 3.20). Parsed loosely: unknown parts are carried, missing menus are empty. */
export const loginDataSchema = v.looseObject({
  authorization: v.looseObject({
    token: text,
    /** Names and encrypts what this user types and does not save, on whichever device: the same at each sign-in. */
    draft_key: v.optional(text),
  }),
  server: v.optional(v.looseObject({ version: v.optional(text) }), {}),
  global_permissions: v.optional(v.array(text), []),
  user: v.looseObject({
    hashcode: v.optional(text),
    email: v.optional(text),
    name_search: v.optional(text, ''),
    is_admin: v.optional(v.boolean(), false),
    is_super_admin: v.optional(v.boolean(), false),
    roles: v.optional(v.array(v.picklist(roles)), []),
    individual: v.optional(v.nullable(text), null),
    /** Limits that the tenant sets on these roles. */
    limits: v.optional(limitsByRoleSchema),
    /** In which the user sees the app on a new device. */
    language: v.optional(v.nullable(languageSchema)),
    /** The company that answers for the work of the user's own (clause 3.6): its pickers offer what is under it. */
    principal_contractor: v.optional(v.nullable(text)),
    qed_model: v.optional(v.looseObject({ title: v.optional(text) })),
  }),
  applications: v.optional(v.array(v.looseObject({ code: text, name: text })), []),
  navigation: v.optional(navigationSchema, {}),
  user_menu: v.optional(v.array(menuItemSchema), []),
  /** Only where an admin views the app as this user: nothing can be changed, until then at the latest. */
  viewing: v.optional(v.looseObject({ by: text, until: text })),
});

export type LoginData = v.InferOutput<typeof loginDataSchema>;
export type NavigationModule = v.InferOutput<typeof moduleSchema>;
export type MenuItem = v.InferOutput<typeof menuItemSchema>;
export type ServerRoute = v.InferOutput<typeof serverRouteSchema>;

export const secondStepMethods = ['totp', 'recovery', 'passkey'] as const;
export type SecondStepMethod = (typeof secondStepMethods)[number];

/** The other answer to `login`: the password was right, and the user has turned on a second step. */
export const secondStepSchema = v.looseObject({
  second_step: v.looseObject({ ticket: text, methods: v.array(v.picklist(secondStepMethods)) }),
});
export type SecondStep = v.InferOutput<typeof secondStepSchema>['second_step'];

/** The answer of a refused login (clause 3.8). */
export const loginFailureSchema = v.looseObject({
  failed_attempts: v.optional(v.number()),
  maximum_attempts: v.optional(v.number()),
});

/** Content of `app/arguments` (clause 7.14). Merged into the settings. */
export const appArgumentsSchema = v.looseObject({
  environment: v.optional(v.picklist(['production', 'staging', 'development'])),
  production_url: v.optional(text),
  privacy_url: v.optional(text),
  super_admin: v.optional(v.boolean()),
  features: v.optional(v.record(text, v.boolean())),
  version: v.optional(text),
  /** Shows a domain selector on the login page (clause 2.2). */
  domain_selector: v.optional(v.boolean()),
  /** The APIs among which the login page lets people choose; none: no selector. */
  api_selector: v.optional(v.array(v.looseObject({ name: text, url: text }))),
  /** True if the tenant has notices that everyone can read, so that the login page links to them. */
  has_notices: v.optional(v.boolean()),
  /** The handle of the app (clause 2.28): profiles of `crl` have addresses of their own. Absent: that of the product. */
  app_handle: v.optional(text),
  /** Where the socket is (clause 7.48); 0: at the API's own port. Absent: at the port after it. */
  socket_port: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535))),
});

export type AppArguments = v.InferOutput<typeof appArgumentsSchema>;
