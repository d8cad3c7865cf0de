CREATE TABLE "mail_addresses" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"stopped_at" timestamp with time zone,
	"cause" text,
	"soft_count" integer DEFAULT 0 NOT NULL,
	"soft_since" timestamp with time zone,
	"reopened_at" timestamp with time zone,
	"last_event_at" timestamp with time zone NOT NULL,
	"detail" text,
	"test_count" integer DEFAULT 0 NOT NULL,
	"tests_since" timestamp with time zone,
	"tested_at" timestamp with time zone,
	"test_hash" text,
	"test_expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_events" (
	"id" text PRIMARY KEY NOT NULL,
	"address_hash" text NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "mail_off" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_addresses_user" ON "mail_addresses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_addresses_test" ON "mail_addresses" USING btree ("test_hash");--> statement-breakpoint
CREATE INDEX "mail_addresses_event" ON "mail_addresses" USING btree ("last_event_at");--> statement-breakpoint
CREATE INDEX "mail_events_received" ON "mail_events" USING btree ("received_at");