ALTER TABLE "games" ADD COLUMN "min_players" integer;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "decide_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_go_no_go" CHECK (("games"."min_players" is null) = ("games"."decide_at" is null));