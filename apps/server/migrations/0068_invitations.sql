CREATE TABLE "invitation_events" (
	"id" text PRIMARY KEY NOT NULL,
	"invitation_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text,
	"from_status" text,
	"to_status" text NOT NULL,
	"details" text
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"participation_id" text NOT NULL,
	"guest_id" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"taken_by" text
);
--> statement-breakpoint
ALTER TABLE "invitation_events" ADD CONSTRAINT "invitation_events_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_events_of" ON "invitation_events" USING btree ("invitation_id","at");--> statement-breakpoint
CREATE INDEX "invitations_seat" ON "invitations" USING btree ("participation_id");--> statement-breakpoint
CREATE INDEX "invitations_game" ON "invitations" USING btree ("game_id","created_at");--> statement-breakpoint
CREATE INDEX "invitations_guest" ON "invitations" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "invitations_taker" ON "invitations" USING btree ("taken_by") WHERE "invitations"."taken_by" is not null;