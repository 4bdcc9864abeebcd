-- Participants, as the contract declares them now.
ALTER TABLE "participants" ADD COLUMN "mentor" uuid;
CREATE INDEX participants_mentor ON participants USING btree (tenant, mentor, hashcode);
ALTER TABLE "participants" ADD CONSTRAINT "participants_mentor_fkey" FOREIGN KEY (tenant, mentor) REFERENCES mentors(tenant, hashcode);
