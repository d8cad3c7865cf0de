CREATE TABLE "contact_views" (
	"id" text PRIMARY KEY NOT NULL,
	"viewer_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_views" ADD CONSTRAINT "contact_views_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_views_viewer" ON "contact_views" USING btree ("viewer_id","until");--> statement-breakpoint
CREATE INDEX "contact_views_subject" ON "contact_views" USING btree ("subject_id");