-- As foldText of the program, but for punctuation, which is searched for as well. Capitals of some letters are stated, as
-- not every database knows them.
CREATE FUNCTION folded_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(lower(translate(
    regexp_replace(
      normalize(value, NFKD),
      '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]',
      '', 'g'
    ),
    'ØøŁłĐđÐðĦħıÆŒÞẞ', 'oollddddhhiæœþß'
  )), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;--> statement-breakpoint
DROP INDEX "accommodation_name_sorted_index";--> statement-breakpoint
DROP INDEX "accommodation_searched_index";--> statement-breakpoint
DROP INDEX "distance_override_source_searched_index";--> statement-breakpoint
DROP INDEX "plan_name_searched_index";--> statement-breakpoint
DROP INDEX "town_name_sorted_index";--> statement-breakpoint
DROP INDEX "town_searched_index";--> statement-breakpoint
DROP INDEX "user_name_sorted_index";--> statement-breakpoint
DROP INDEX "user_email_sorted_index";--> statement-breakpoint
DROP INDEX "user_name_searched_index";--> statement-breakpoint
DROP INDEX "user_email_searched_index";--> statement-breakpoint
DROP INDEX "arc_surface_searched_index";--> statement-breakpoint
DROP INDEX "waypoint_name_sorted_index";--> statement-breakpoint
DROP INDEX "waypoint_searched_index";--> statement-breakpoint
CREATE INDEX "accommodation_name_sorted_index" ON "accommodation" USING btree ((folded_text("name")) COLLATE "C","uuid");--> statement-breakpoint
CREATE INDEX "accommodation_searched_index" ON "accommodation" USING gin (folded_text(joined_texts(ARRAY["name", "slug", "operator", "email"] || "other_names")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "distance_override_source_searched_index" ON "distance" USING gin (folded_text("override_source") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "plan_name_searched_index" ON "plan" USING gin (folded_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "town_name_sorted_index" ON "town" USING btree ((folded_text("name")) COLLATE "C","uuid");--> statement-breakpoint
CREATE INDEX "town_searched_index" ON "town" USING gin (folded_text(joined_texts(ARRAY["name", "slug"] || "local_names" || "other_names")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_name_sorted_index" ON "user" USING btree ((folded_text("name")) COLLATE "C","uuid");--> statement-breakpoint
CREATE INDEX "user_email_sorted_index" ON "user" USING btree ((folded_text("email")) COLLATE "C","uuid");--> statement-breakpoint
CREATE INDEX "user_name_searched_index" ON "user" USING gin (folded_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_email_searched_index" ON "user" USING gin (folded_text("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "arc_surface_searched_index" ON "arc" USING gin (folded_text("surface") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "waypoint_name_sorted_index" ON "waypoint" USING btree (("name" IS NULL),(folded_text("name")) COLLATE "C","uuid");--> statement-breakpoint
CREATE INDEX "waypoint_searched_index" ON "waypoint" USING gin (folded_text(joined_texts(ARRAY["name", "slug"])) gin_trgm_ops);