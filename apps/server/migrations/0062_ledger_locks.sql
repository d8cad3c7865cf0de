CREATE TABLE "ledger_locks" (
	"month" text PRIMARY KEY NOT NULL,
	"locked_by" text NOT NULL,
	"locked_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"entries" integer NOT NULL,
	"digest" text NOT NULL
);
