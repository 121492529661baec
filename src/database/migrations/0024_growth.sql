-- Texts in one, for an index of what is searched: the built-in one is not trusted to be the same for every kind of array.
CREATE FUNCTION joined_texts(texts text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_string(texts, E'\n')
$$;--> statement-breakpoint
CREATE INDEX "accommodation_name_sorted_index" ON "accommodation" USING btree ((translate(lower("name"), 'áàâäãåéèêëíìîïóòôöõúùûüñçý', 'aaaaaaeeeeiiiiooooouuuuncy')) COLLATE "C","uuid");--> statement-breakpoint
CREATE INDEX "accommodation_searched_index" ON "accommodation" USING gin (translate(lower(joined_texts(ARRAY["name", "slug", "operator", "email"] || "other_names")), 'áàâäãåéèêëíìîïóòôöõúùûüñçý', 'aaaaaaeeeeiiiiooooouuuuncy') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "accommodation_part_index" ON "accommodation" USING btree (get_byte(uuid_send("uuid"), 15),"uuid");--> statement-breakpoint
CREATE INDEX "plan_updated_at_uuid_index" ON "plan" USING btree ("updated_at","uuid");--> statement-breakpoint
CREATE INDEX "plan_name_searched_index" ON "plan" USING gin (translate(lower("name"), 'áàâäãåéèêëíìîïóòôöõúùûüñçý', 'aaaaaaeeeeiiiiooooouuuuncy') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_name_sorted_index" ON "user" USING btree ((translate(lower("name"), 'áàâäãåéèêëíìîïóòôöõúùûüñçý', 'aaaaaaeeeeiiiiooooouuuuncy')) COLLATE "C","uuid");--> statement-breakpoint
CREATE INDEX "user_email_sorted_index" ON "user" USING btree ((translate(lower("email"), 'áàâäãåéèêëíìîïóòôöõúùûüñçý', 'aaaaaaeeeeiiiiooooouuuuncy')) COLLATE "C","uuid");--> statement-breakpoint
CREATE INDEX "user_name_searched_index" ON "user" USING gin (translate(lower("name"), 'áàâäãåéèêëíìîïóòôöõúùûüñçý', 'aaaaaaeeeeiiiiooooouuuuncy') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_email_searched_index" ON "user" USING gin (translate(lower("email"), 'áàâäãåéèêëíìîïóòôöõúùûüñçý', 'aaaaaaeeeeiiiiooooouuuuncy') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_created_at_uuid_index" ON "user" USING btree ("created_at","uuid");