CREATE TABLE "host_digests" (
	"user_id" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "play_again" (
	"game_id" text NOT NULL,
	"from_user_id" text NOT NULL,
	"to_user_id" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"matched_at" timestamp with time zone,
	"invited_game_id" text,
	CONSTRAINT "play_again_game_id_from_user_id_to_user_id_pk" PRIMARY KEY("game_id","from_user_id","to_user_id")
);
--> statement-breakpoint
ALTER TABLE "host_digests" ADD CONSTRAINT "host_digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_again" ADD CONSTRAINT "play_again_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_again" ADD CONSTRAINT "play_again_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_again" ADD CONSTRAINT "play_again_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_again" ADD CONSTRAINT "play_again_invited_game_id_games_id_fk" FOREIGN KEY ("invited_game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "play_again_to" ON "play_again" USING btree ("to_user_id");--> statement-breakpoint
CREATE INDEX "play_again_from" ON "play_again" USING btree ("from_user_id");