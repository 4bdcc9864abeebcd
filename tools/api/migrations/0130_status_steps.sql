-- The changes of status that the contract declares, by collection: written at each start. A table whose records have a status refuses every
-- other change of the application. The owner of the tables can repair what went wrong.
CREATE TABLE status_steps (
  collection text NOT NULL,
  from_status text NOT NULL,
  to_status text NOT NULL,
  PRIMARY KEY (collection, from_status, to_status)
);

CREATE FUNCTION check_status_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM status_steps s
      WHERE s.collection = TG_ARGV[0] AND s.from_status = OLD.status AND s.to_status = NEW.status)
    OR current_user = (SELECT pg_get_userbyid(c.relowner) FROM pg_class c WHERE c.oid = TG_RELID)
    -- Of a collection that only a test has, no step is written.
    OR NOT EXISTS (SELECT FROM status_steps s WHERE s.collection = TG_ARGV[0]) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% go from % to % by no declared transition', TG_ARGV[0], OLD.status, NEW.status
    USING ERRCODE = 'CB002';
END $$;

CREATE TRIGGER status_step BEFORE UPDATE OF status ON absences FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('absences');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON accepted_payment_cards FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('acceptedPaymentCards');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON account_requests FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('accountRequests');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON achievement_instances FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('achievementInstances');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON achievement_templates FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('achievementTemplates');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON announcements FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('announcements');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON bookkeeping_accounts FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('bookkeepingAccounts');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON contact_notes FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('contactNotes');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON conversations FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('conversations');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON creative_fields FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('creativeFields');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON disciplines FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('disciplines');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON eligibility_rules FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('eligibilityRules');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON employees FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('employees');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON events FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('events');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON floor_plans FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('floorPlans');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON form_definitions FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('formDefinitions');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON form_instances FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('formInstances');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON general_admission_definitions FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('generalAdmissionDefinitions');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON inventory_instances FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('inventoryInstances');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON inventory_reservations FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('inventoryReservations');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON invoices FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('invoices');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON launchpad_entries FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('launchpadEntries');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON launchpad_participants FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('launchpadParticipants');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON layouts FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('layouts');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON mentors FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('mentors');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON merchandise FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('merchandise');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON merchandise_groups FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('merchandiseGroups');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON merchandise_lines FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('merchandiseLines');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON micro_badges FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('microBadges');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON milestones FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('milestones');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON orders FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('orders');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON organization_structures FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('organizationStructures');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON payment_methods FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('paymentMethods');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON payments FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('payments');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON performances FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('performances');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON price_plans FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('pricePlans');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON price_types FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('priceTypes');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON project_tasks FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('projectTasks');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON projects FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('projects');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON resources FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('resources');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON rockquest_entries FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('rockquestEntries');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON rockquest_participants FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('rockquestParticipants');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON schedule_events FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('scheduleEvents');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON seat_holds FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('seatHolds');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON seat_map_codes FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('seatMapCodes');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON seat_maps FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('seatMaps');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON shifts FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('shifts');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON showquest_entries FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('showquestEntries');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON showquest_participants FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('showquestParticipants');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON submission_entries FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('submissionEntries');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON submission_participants FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('submissionParticipants');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON suppliers FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('suppliers');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON tags FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('tags');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON task_templates FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('taskTemplates');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON tasks FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('tasks');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON taxes FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('taxes');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON teams FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('teams');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON tickets FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('tickets');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON user_activations FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('userActivations');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON users FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('users');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON venues FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('venues');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON vouchers FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('vouchers');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON waiting_parties FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('waitingParties');
CREATE TRIGGER status_step BEFORE UPDATE OF status ON work_documents FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step('workDocuments');
