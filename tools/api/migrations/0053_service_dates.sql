-- When an asset is to be looked after.
ALTER TABLE "inventory_instances" ADD COLUMN "service_due_on" date;
CREATE INDEX "inventory_instances_service_due_on" ON "inventory_instances" (tenant, "service_due_on", "hashcode");
