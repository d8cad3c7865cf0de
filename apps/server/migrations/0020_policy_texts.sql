CREATE TABLE "policy_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "agreed_policy" text;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_agreed_policy_policy_texts_id_fk" FOREIGN KEY ("agreed_policy") REFERENCES "public"."policy_texts"("id") ON DELETE no action ON UPDATE no action;