ALTER TABLE "games" ADD COLUMN "place_ja" text;--> statement-breakpoint
-- games of listed courses that are there already
UPDATE "games" SET "place_ja" = c."prefecture_ja" || c."municipality_ja" FROM "courses" c WHERE c."id" = "games"."course_id";
