CREATE TABLE "day_courses" (
	"day" text NOT NULL,
	"currency" text NOT NULL,
	"region" text NOT NULL,
	"course" text NOT NULL,
	"games" integer NOT NULL,
	"fees" bigint NOT NULL,
	"penalties" bigint NOT NULL,
	"owed" bigint NOT NULL,
	CONSTRAINT "day_courses_day_currency_region_course_pk" PRIMARY KEY("day","currency","region","course")
);
--> statement-breakpoint
CREATE TABLE "day_figures" (
	"day" text NOT NULL,
	"name" text NOT NULL,
	"part" text NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "day_figures_day_name_part_pk" PRIMARY KEY("day","name","part")
);
--> statement-breakpoint
CREATE TABLE "figure_days" (
	"day" text PRIMARY KEY NOT NULL,
	"kept_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "game_events_at" ON "game_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "holds_held" ON "holds" USING btree ("currency","authorised_at","amount_minor") WHERE "holds"."status" in ('authorised', 'capturing', 'releasing');--> statement-breakpoint
CREATE INDEX "holds_frozen" ON "holds" USING btree ("updated_at") WHERE "holds"."status" = 'authorised' and "holds"."goal" = 'freeze';--> statement-breakpoint
CREATE INDEX "ledger_owed" ON "ledger_entries" USING btree ("party_id","currency","at","amount_minor") WHERE "ledger_entries"."account" = 'owed_to_host';--> statement-breakpoint
CREATE INDEX "participation_events_at" ON "participation_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "participations_left" ON "participations" USING btree ("ended_at") WHERE "participations"."status" in ('left', 'left_late');--> statement-breakpoint
CREATE INDEX "request_events_answers" ON "request_events" USING btree ("at") WHERE "request_events"."event" = 'answer';