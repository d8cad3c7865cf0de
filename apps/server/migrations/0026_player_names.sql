CREATE TABLE "name_reads" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"reader_id" text NOT NULL,
	"guest_id" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "name_latin" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "name_katakana" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "clubs" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "family_name_kanji" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "last_bus" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "last_bus_source_url" text;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "name_shared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "clubs" text;--> statement-breakpoint
ALTER TABLE "name_reads" ADD CONSTRAINT "name_reads_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_reads" ADD CONSTRAINT "name_reads_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_reads" ADD CONSTRAINT "name_reads_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "name_reads_game" ON "name_reads" USING btree ("game_id","read_at");--> statement-breakpoint
CREATE INDEX "name_reads_guest" ON "name_reads" USING btree ("guest_id","read_at");--> statement-breakpoint
CREATE INDEX "name_reads_reader" ON "name_reads" USING btree ("reader_id","read_at");