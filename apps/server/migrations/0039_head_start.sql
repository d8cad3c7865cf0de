ALTER TABLE "games" ADD COLUMN "listed_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "wishes" ADD COLUMN "changed_at" timestamp with time zone;