-- In a Turkish database `lower('I')` is `ı`: a player whose name has a capital I could not log in.
DROP INDEX "players_username";--> statement-breakpoint
DROP INDEX "players_email";--> statement-breakpoint
CREATE UNIQUE INDEX "players_username" ON "players" USING btree (lower("username" collate "C"));--> statement-breakpoint
CREATE UNIQUE INDEX "players_email" ON "players" USING btree (lower("email" collate "C"));
