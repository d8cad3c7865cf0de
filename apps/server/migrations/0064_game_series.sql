ALTER TABLE "games" ADD COLUMN "series_id" text;--> statement-breakpoint
CREATE INDEX "games_series" ON "games" USING btree ("series_id","tee_time") WHERE "games"."series_id" is not null;