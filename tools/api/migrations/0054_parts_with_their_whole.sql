-- What consists of parts is deleted with them. The parts go first, so that Undo brings back what they belong to before them.
-- A composed page: its versions, and its pages with their rows, cells and widgets.
CREATE FUNCTION callboard_delete_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  FOR part IN 0 .. TG_NARGS - 2 BY 2 LOOP
    EXECUTE format('DELETE FROM %I WHERE tenant = $1 AND %I = $2', TG_ARGV[part], TG_ARGV[part + 1])
      USING OLD.tenant, OLD.hashcode;
  END LOOP;
  RETURN OLD;
END $$;
CREATE TRIGGER delete_parts BEFORE DELETE ON layouts FOR EACH ROW
  EXECUTE FUNCTION callboard_delete_parts('pages', 'layout', 'layout_versions', 'layout');
CREATE TRIGGER delete_parts BEFORE DELETE ON pages FOR EACH ROW
  EXECUTE FUNCTION callboard_delete_parts('rows', 'page');
CREATE TRIGGER delete_parts BEFORE DELETE ON rows FOR EACH ROW
  EXECUTE FUNCTION callboard_delete_parts('cells', 'row');
CREATE TRIGGER delete_parts BEFORE DELETE ON cells FOR EACH ROW
  EXECUTE FUNCTION callboard_delete_parts('widgets', 'cell');

-- A resource with whom it is for and its earlier versions: by their foreign keys they went after it, and Undo could not bring them back.
CREATE TRIGGER delete_parts BEFORE DELETE ON resources FOR EACH ROW
  EXECUTE FUNCTION callboard_delete_parts('resource_targets', 'resource', 'resource_versions', 'resource');
