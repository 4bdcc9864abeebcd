-- The regions and events that a role is limited to; empty: everywhere.
ALTER TABLE "custom_roles" ADD COLUMN "scope" jsonb,
  ADD CONSTRAINT "scope_object" CHECK (jsonb_typeof("scope") = 'object');
