CREATE TRIGGER bump_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "accommodation_former_slug"
  FOR EACH STATEMENT EXECUTE FUNCTION bump_content_revision();
