CREATE TABLE "dispute_comparisons" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"compared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dispute_heirs" (
	"dispute_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "dispute_heirs_dispute_id_user_id_pk" PRIMARY KEY("dispute_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "dispute_heirs" ADD CONSTRAINT "dispute_heirs_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_heirs" ADD CONSTRAINT "dispute_heirs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_heirs_user" ON "dispute_heirs" USING btree ("user_id");