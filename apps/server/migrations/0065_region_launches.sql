CREATE TABLE "region_launches" (
	"region" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"fee_percent" double precision,
	"fee_base_usd" double precision,
	"fee_base_jpy" integer,
	"fee_from" text,
	"fee_to" text,
	"head_start_hours" integer,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text
);
