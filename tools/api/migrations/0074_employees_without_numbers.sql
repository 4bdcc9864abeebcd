-- Only one employee could have no number. Numbers are still each of one employee, and so is a name without one.
DROP INDEX "employees_key";
CREATE UNIQUE INDEX "employees_key" ON "employees" (tenant, lower("name"), lower("number")) NULLS NOT DISTINCT;
CREATE UNIQUE INDEX "employees_number_distinct" ON "employees" (tenant, "number");
