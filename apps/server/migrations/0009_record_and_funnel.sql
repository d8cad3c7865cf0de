CREATE INDEX "participations_placed" ON "participations" USING btree ("guest_id") WHERE "participations"."status" not in ('reserved', 'declined');--> statement-breakpoint
CREATE INDEX "participations_came" ON "participations" USING btree ("guest_id") WHERE "participations"."checked_in_at" is not null;--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME; END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_stays BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION refuse_change();
