INSERT INTO content_revision (id, revision) VALUES (1, 0) ON CONFLICT (id) DO NOTHING;--> statement-breakpoint
CREATE FUNCTION bump_content_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE content_revision SET revision = revision + 1;
  RETURN NULL;
END
$$;--> statement-breakpoint
DO $$
DECLARE
  content_table text;
BEGIN
  FOREACH content_table IN ARRAY ARRAY[
    'waypoint', 'town', 'arc', 'segment', 'segment_arc', 'branch', 'branch_segment', 'closure', 'closure_arc',
    'route', 'distance', 'point_of_interest', 'point_of_interest_route', 'accommodation'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER bump_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
       FOR EACH STATEMENT EXECUTE FUNCTION bump_content_revision()',
      content_table
    );
  END LOOP;
END
$$;
