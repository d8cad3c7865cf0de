CREATE TABLE "companions" (
	"participation_id" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"languages" text[] NOT NULL,
	"gender" text,
	"adult_confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "participations_one_seat";--> statement-breakpoint
DROP INDEX "participations_one_seat_each";--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "party_lead_id" text;--> statement-breakpoint
ALTER TABLE "companions" ADD CONSTRAINT "companions_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "participations_one_own_seat" ON "participations" USING btree ("game_id","guest_id") WHERE "participations"."party_lead_id" is null and "participations"."status" not in ('declined','left','left_late','seat_released','game_cancelled','force_cancelled');--> statement-breakpoint
CREATE INDEX "participations_party" ON "participations" USING btree ("party_lead_id") WHERE "participations"."party_lead_id" is not null;