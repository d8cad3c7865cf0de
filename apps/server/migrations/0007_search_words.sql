CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "search_words" SELECT DISTINCT w FROM (
	SELECT unnest(string_to_array(search_text, ' ')) AS w FROM "games" WHERE status in ('scheduled', 'active')
	UNION ALL SELECT btrim(t) FROM "games", unnest(string_to_array(translate(search_text, '~', '|'), '|')) t WHERE status in ('scheduled', 'active') AND t ~ '[^ -~]'
) words WHERE length(w) > 1;--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "games_next" ON "games" USING btree ("tee_time","id","skill_level") WHERE "games"."status" in ('scheduled', 'active');--> statement-breakpoint
CREATE INDEX "games_next_region" ON "games" USING btree ("region","tee_time","id","skill_level") WHERE "games"."status" in ('scheduled', 'active');