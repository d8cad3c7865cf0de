CREATE TABLE "payment_approval_events" (
	"id" text PRIMARY KEY NOT NULL,
	"approval_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text,
	"from_status" text,
	"to_status" text NOT NULL,
	"details" text
);
--> statement-breakpoint
CREATE TABLE "payment_approvals" (
	"id" text PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"subject_id" text NOT NULL,
	"request" jsonb NOT NULL,
	"consequences" jsonb NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"game_id" text NOT NULL,
	"person_id" text NOT NULL,
	"status" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"is_hold_end" boolean NOT NULL,
	"decided_by" text,
	"ended_at" timestamp with time zone,
	"note" text,
	"result_id" text
);
--> statement-breakpoint
ALTER TABLE "payment_approval_events" ADD CONSTRAINT "payment_approval_events_approval_id_payment_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."payment_approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_approvals" ADD CONSTRAINT "payment_approvals_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_approvals" ADD CONSTRAINT "payment_approvals_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_approval_events_of" ON "payment_approval_events" USING btree ("approval_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_approvals_one_waiting" ON "payment_approvals" USING btree ("subject_id") WHERE "payment_approvals"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "payment_approvals_status" ON "payment_approvals" USING btree ("status","until");--> statement-breakpoint
CREATE INDEX "payment_approvals_subject" ON "payment_approvals" USING btree ("subject_id","asked_at");--> statement-breakpoint
CREATE INDEX "payment_approvals_person" ON "payment_approvals" USING btree ("person_id","asked_at");--> statement-breakpoint
CREATE INDEX "payment_approvals_asked" ON "payment_approvals" USING btree ("asked_at");