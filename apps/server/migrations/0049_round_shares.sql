CREATE TABLE "round_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "round_shares" ADD CONSTRAINT "round_shares_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_shares" ADD CONSTRAINT "round_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "round_shares_once" ON "round_shares" USING btree ("game_id","user_id");--> statement-breakpoint
CREATE INDEX "round_shares_user" ON "round_shares" USING btree ("user_id");