-- A school is a prospect before it is onboarded, and stays in the list once it has left. All that are here take part.
ALTER TABLE "organization_structures" ADD COLUMN "status" text NOT NULL DEFAULT 'onboarded';
ALTER TABLE "organization_structures" ALTER COLUMN "status" SET DEFAULT 'prospect';
ALTER TABLE "organization_structures" ADD CONSTRAINT "status_option" CHECK ("status" IN ('prospect', 'onboarded', 'left'));
CREATE INDEX "organization_structures_status" ON "organization_structures" (tenant, "status", "hashcode");

-- The names that pickers filter by.
ALTER TABLE "organization_structures"
  ADD COLUMN "admin_type_code" text GENERATED ALWAYS AS ("kind") STORED,
  ADD COLUMN "primary_status_code" text GENERATED ALWAYS AS ("status") STORED;
ALTER TABLE "organization_structures"
  ADD CONSTRAINT "admin_type_code_option" CHECK ("admin_type_code" IN ('school', 'club', 'company', 'department')),
  ADD CONSTRAINT "primary_status_code_option" CHECK ("primary_status_code" IN ('prospect', 'onboarded', 'left'));
CREATE INDEX "organization_structures_admin_type_code" ON "organization_structures" (tenant, "admin_type_code", "hashcode");
CREATE INDEX "organization_structures_primary_status_code" ON "organization_structures" (tenant, "primary_status_code", "hashcode");

-- The history has what they repeat.
DROP TRIGGER log ON "organization_structures";
CREATE TRIGGER log AFTER INSERT OR UPDATE OR DELETE ON "organization_structures" FOR EACH ROW EXECUTE FUNCTION callboard_log('organizationStructures', '{qed_title,qed_placeholder,name_plain,town_plain,school_type_plain,search_text,admin_type_code,primary_status_code}');

-- A department is a part of the office itself: it is never a prospect.
CREATE FUNCTION callboard_department_onboarded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.status := 'onboarded';
  RETURN NEW;
END $$;
CREATE TRIGGER onboard BEFORE INSERT ON "organization_structures" FOR EACH ROW
  WHEN (NEW.kind = 'department' AND NEW.status = 'prospect') EXECUTE FUNCTION callboard_department_onboarded();
