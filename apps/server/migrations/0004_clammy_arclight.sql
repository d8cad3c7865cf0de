CREATE INDEX "users_unverified" ON "users" USING btree ("created_at","id") WHERE "users"."email_verified_at" is null;--> statement-breakpoint
CREATE INDEX "games_desk" ON "games" USING btree ("status","region","currency","tee_time");--> statement-breakpoint
CREATE INDEX "games_region" ON "games" USING btree ("region","tee_time");--> statement-breakpoint
CREATE INDEX "games_called_off" ON "games" USING btree ("updated_at") WHERE "games"."status" in ('cancelled', 'admin_cancelled');--> statement-breakpoint
CREATE INDEX "cases_created" ON "cases" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "cases_kind" ON "cases" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "cases_participation" ON "cases" USING btree ("participation_id");--> statement-breakpoint
CREATE INDEX "game_reports_open" ON "game_reports" USING btree ("created_at") WHERE "game_reports"."fixed_at" is null;--> statement-breakpoint
CREATE INDEX "holds_created" ON "holds" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "holds_guest_created" ON "holds" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "ledger_game" ON "ledger_entries" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "participations_agreed" ON "participations" USING btree ("agreed_at");--> statement-breakpoint
CREATE INDEX "participations_arrived" ON "participations" USING btree ("checked_in_at") WHERE "participations"."checked_in_at" is not null;--> statement-breakpoint
CREATE INDEX "transactions_type" ON "transactions" USING btree ("type","created_at");--> statement-breakpoint
CREATE INDEX "transactions_status" ON "transactions" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "transactions_game" ON "transactions" USING btree ("game_id","created_at");--> statement-breakpoint
CREATE INDEX "requests_created" ON "requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "requests_search" ON "requests" USING gin ((lower("reference" || ' ' || "name" || ' ' || "email")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at");