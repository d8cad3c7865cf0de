CREATE TABLE "statement_messages" (
	"message_id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"sender_id" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"ready_id" text,
	"slots" jsonb,
	"text" text,
	"attached_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "statement_messages" ADD CONSTRAINT "statement_messages_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_messages" ADD CONSTRAINT "statement_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_messages_game" ON "statement_messages" USING btree ("game_id","written_at");--> statement-breakpoint
CREATE INDEX "statement_messages_sender" ON "statement_messages" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "statement_messages_attached" ON "statement_messages" USING btree ("attached_at");