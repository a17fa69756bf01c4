CREATE TABLE "bank_accounts" (
	"id" integer PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"bank_id" text NOT NULL,
	"branch_name" text DEFAULT '' NOT NULL,
	"account_number" text DEFAULT '' NOT NULL,
	"account_holder" text NOT NULL,
	"iban" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banks" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo" text NOT NULL,
	"house_holder" text NOT NULL,
	"house_branch" text NOT NULL,
	"house_account" text NOT NULL,
	"house_iban" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bonuses" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"max_amount" bigint NOT NULL,
	"turnover_needed" bigint NOT NULL,
	"turnover_done" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"reason" jsonb NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "bonuses_state" CHECK (state in ('available', 'active', 'used', 'expired', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"stake" bigint NOT NULL,
	"odds" integer NOT NULL,
	"possible_win" bigint NOT NULL,
	"win" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"round_id" text,
	"due_at" timestamp with time zone,
	CONSTRAINT "coupons_due_round" CHECK ((round_id is null) = (due_at is null)),
	CONSTRAINT "coupons_state" CHECK (state in ('open', 'won', 'lost', 'void', 'cashed')),
	CONSTRAINT "coupons_amounts" CHECK (stake > 0 and win >= 0)
);
--> statement-breakpoint
CREATE TABLE "favourite_methods" (
	"player_id" uuid NOT NULL,
	"method_id" text NOT NULL,
	CONSTRAINT "favourite_methods_player_id_method_id_pk" PRIMARY KEY("player_id","method_id")
);
--> statement-breakpoint
CREATE TABLE "method_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"image" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "methods" (
	"id" text PRIMARY KEY NOT NULL,
	"direction" smallint NOT NULL,
	"name" jsonb NOT NULL,
	"image" text NOT NULL,
	"transfer_type" smallint NOT NULL,
	"sub_category" smallint NOT NULL,
	"min" bigint NOT NULL,
	"max" bigint NOT NULL,
	"fee" integer NOT NULL,
	"duration" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"bank_code" text NOT NULL,
	"amounts" jsonb NOT NULL,
	"bank_id" text,
	"group_id" text,
	"is_highlighted" boolean NOT NULL,
	"is_closed" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "methods_direction" CHECK (direction in (1, 2)),
	CONSTRAINT "methods_range" CHECK (min > 0 and max >= min)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"type" text,
	"position" integer NOT NULL,
	CONSTRAINT "categories_kind" CHECK (kind in ('slot', 'live'))
);
--> statement-breakpoint
CREATE TABLE "game_categories" (
	"category_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	CONSTRAINT "game_categories_category_id_game_id_pk" PRIMARY KEY("category_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"folded" text NOT NULL,
	"provider_id" integer NOT NULL,
	"image" text,
	"theme" text NOT NULL,
	"volatility" text NOT NULL,
	"min_stake" bigint NOT NULL,
	"max_stake" bigint NOT NULL,
	"is_new" boolean NOT NULL,
	"has_demo" boolean NOT NULL,
	"has_jackpot" boolean NOT NULL,
	"has_variant_keys" boolean NOT NULL,
	"quirk" text,
	CONSTRAINT "games_volatility" CHECK (volatility in ('low', 'middle', 'high')),
	CONSTRAINT "games_stake" CHECK (min_stake > 0 and max_stake >= min_stake)
);
--> statement-breakpoint
CREATE TABLE "live_tables" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"folded" text NOT NULL,
	"provider_id" integer NOT NULL,
	"image" text NOT NULL,
	"dealer" text NOT NULL,
	"min_bet" bigint NOT NULL,
	"max_bet" bigint NOT NULL,
	"seats" integer NOT NULL,
	CONSTRAINT "live_tables_bets" CHECK (min_bet > 0 and max_bet >= min_bet)
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "providers_kind" CHECK (kind in ('slot', 'live')),
	CONSTRAINT "providers_status" CHECK (status in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "table_categories" (
	"category_id" integer NOT NULL,
	"table_id" integer NOT NULL,
	CONSTRAINT "table_categories_category_id_table_id_pk" PRIMARY KEY("category_id","table_id")
);
--> statement-breakpoint
CREATE TABLE "virtual_games" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"machine" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "information" (
	"type" text PRIMARY KEY NOT NULL,
	"text" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jackpots" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"game_id" integer NOT NULL,
	"start" bigint NOT NULL,
	"growth" integer NOT NULL,
	"period" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "jackpots_growth" CHECK (start > 0 and growth > 0 and period > 0)
);
--> statement-breakpoint
CREATE TABLE "mass_messages" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "popups" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"image" text NOT NULL,
	"link" text NOT NULL,
	"is_active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"image" text NOT NULL,
	"is_active" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sliders" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"image" text NOT NULL,
	"link" text NOT NULL,
	"is_active" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	CONSTRAINT "sliders_place" CHECK (place in ('sol', 'sag'))
);
--> statement-breakpoint
CREATE TABLE "special_dates" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"image" text NOT NULL,
	"is_active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournaments" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"image" text NOT NULL,
	"prize" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"facts" jsonb NOT NULL,
	"leaders" jsonb NOT NULL,
	"game_ids" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"direction" smallint NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"page_hash" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "decisions_page_hash_unique" UNIQUE("page_hash"),
	CONSTRAINT "decisions_direction" CHECK (direction in (1, 2)),
	CONSTRAINT "decisions_outcome" CHECK (outcome in ('approve', 'cancel'))
);
--> statement-breakpoint
CREATE TABLE "game_rounds" (
	"player_id" uuid NOT NULL,
	"id" text NOT NULL,
	"launch_id" uuid NOT NULL,
	"seed_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"stake" bigint NOT NULL,
	"returned" bigint NOT NULL,
	"outcome" jsonb NOT NULL,
	"played_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_rounds_player_id_id_pk" PRIMARY KEY("player_id","id"),
	CONSTRAINT "game_rounds_drawn_once" UNIQUE("seed_id","number"),
	CONSTRAINT "game_rounds_stake" CHECK (stake > 0),
	CONSTRAINT "game_rounds_returned" CHECK (returned >= 0)
);
--> statement-breakpoint
CREATE TABLE "game_seeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"game_type" text NOT NULL,
	"game_id" text NOT NULL,
	"server_seed" text NOT NULL,
	"seal" text NOT NULL,
	"player_seed" text NOT NULL,
	"next_number" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revealed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "launches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"player_id" uuid NOT NULL,
	"session_id" uuid,
	"game_type" text NOT NULL,
	"game_id" text NOT NULL,
	"game_name" text NOT NULL,
	"machine" text NOT NULL,
	"gaming_type" text NOT NULL,
	"demo_balance" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "launches_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "launches_gaming_type" CHECK (gaming_type in ('real', 'demo', 'tournament')),
	CONSTRAINT "launches_demo" CHECK ((gaming_type = 'demo') = (demo_balance is not null)),
	CONSTRAINT "launches_demo_balance" CHECK (demo_balance >= 0)
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100 CACHE 1),
	"name" text NOT NULL,
	"player_id" uuid,
	"balance" bigint,
	CONSTRAINT "accounts_player_id_unique" UNIQUE("player_id"),
	CONSTRAINT "accounts_no_overdraft" CHECK (balance >= 0),
	CONSTRAINT "accounts_wallet" CHECK ((player_id is null) = (balance is null))
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" text NOT NULL,
	"account_id" integer NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"player_id" uuid NOT NULL,
	"request_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" text,
	"arrived_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "requests_player_id_request_id_pk" PRIMARY KEY("player_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "transactions_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" uuid NOT NULL,
	"category" smallint NOT NULL,
	"sub_category" smallint NOT NULL,
	"type" smallint NOT NULL,
	"status" smallint NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	"date" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"method_name" text DEFAULT '' NOT NULL,
	"game_name" text DEFAULT '' NOT NULL,
	"game_id" text,
	"game_type" text,
	"round_id" text,
	"request_id" text,
	CONSTRAINT "transactions_sequence_unique" UNIQUE("sequence"),
	CONSTRAINT "transactions_amount" CHECK (amount > 0),
	CONSTRAINT "transactions_category" CHECK (category between 1 and 7),
	CONSTRAINT "transactions_type" CHECK (type in (1, 2)),
	CONSTRAINT "transactions_status" CHECK (status in (1001, 1002, 1003))
);
--> statement-breakpoint
CREATE TABLE "failed_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"player_id" uuid NOT NULL,
	"type" text NOT NULL,
	"item_id" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_player_id_type_item_id_pk" PRIMARY KEY("player_id","type","item_id"),
	CONSTRAINT "favourites_type" CHECK (type in ('casino', 'livecasino'))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"channel" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"links" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"uid" text NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"behaviour" text DEFAULT 'plain' NOT NULL,
	"rid" text DEFAULT '1' NOT NULL,
	"second_factor" text DEFAULT 'none' NOT NULL,
	"authenticator_secret" text,
	"authenticator_step" bigint DEFAULT 0 NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"phone_confirmed_at" timestamp with time zone,
	"birthdate" date NOT NULL,
	"identity" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'TR' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"currency" text DEFAULT 'TRY' NOT NULL,
	"lang" text DEFAULT 'tr' NOT NULL,
	"sms_optin" boolean DEFAULT false NOT NULL,
	"email_optin" boolean DEFAULT false NOT NULL,
	"promotion_code" text DEFAULT '' NOT NULL,
	"reference_number" text DEFAULT '' NOT NULL,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_login_at" timestamp with time zone,
	CONSTRAINT "players_uid_unique" UNIQUE("uid"),
	CONSTRAINT "players_behaviour" CHECK (behaviour in ('plain', 'balance-text', 'balance-missing', 'inactive', 'slow', 'short', 'no-finance')),
	CONSTRAINT "players_second_factor" CHECK (second_factor in ('none', 'ga', 'sms'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"former_hash" text,
	"refreshed_at" timestamp with time zone NOT NULL,
	"is_pending" boolean NOT NULL,
	"is_stale" boolean DEFAULT false NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"generated_secret" text,
	"generated_at" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sessions_wrong_codes" CHECK (wrong_codes between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_methods" ADD CONSTRAINT "favourite_methods_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_methods" ADD CONSTRAINT "favourite_methods_method_id_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."methods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "methods" ADD CONSTRAINT "methods_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "methods" ADD CONSTRAINT "methods_group_id_method_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."method_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_categories" ADD CONSTRAINT "game_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_categories" ADD CONSTRAINT "game_categories_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_tables" ADD CONSTRAINT "live_tables_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_categories" ADD CONSTRAINT "table_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_categories" ADD CONSTRAINT "table_categories_table_id_live_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."live_tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_launch_id_launches_id_fk" FOREIGN KEY ("launch_id") REFERENCES "public"."launches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_seed_id_game_seeds_id_fk" FOREIGN KEY ("seed_id") REFERENCES "public"."game_seeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_seeds" ADD CONSTRAINT "game_seeds_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launches" ADD CONSTRAINT "launches_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launches" ADD CONSTRAINT "launches_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD CONSTRAINT "sms_codes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_accounts_of_player" ON "bank_accounts" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "bonuses_of_player" ON "bonuses" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "coupons_of_player" ON "coupons" USING btree ("player_id","date");--> statement-breakpoint
CREATE INDEX "coupons_by_round" ON "coupons" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "coupons_due" ON "coupons" USING btree ("due_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "methods_by_bank_code" ON "methods" USING btree ("bank_code");--> statement-breakpoint
CREATE INDEX "games_of_provider" ON "games" USING btree ("provider_id","id");--> statement-breakpoint
CREATE INDEX "games_listed" ON "games" USING btree ("id") WHERE quirk is null;--> statement-breakpoint
CREATE INDEX "games_volatile" ON "games" USING btree ("id") WHERE volatility = 'high';--> statement-breakpoint
CREATE INDEX "live_tables_of_provider" ON "live_tables" USING btree ("provider_id","id");--> statement-breakpoint
CREATE INDEX "mass_messages_newest" ON "mass_messages" USING btree ("sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "decisions_due" ON "decisions" USING btree ("due_at") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "decisions_of_player" ON "decisions" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "game_rounds_of_launch" ON "game_rounds" USING btree ("launch_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "game_seeds_in_use" ON "game_seeds" USING btree ("player_id","game_type","game_id") WHERE revealed_at is null;--> statement-breakpoint
CREATE INDEX "launches_of_player" ON "launches" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "entries_of_transaction" ON "entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "entries_of_account" ON "entries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "transactions_of_player" ON "transactions" USING btree ("player_id","date");--> statement-breakpoint
CREATE INDEX "transactions_by_request" ON "transactions" USING btree ("player_id","request_id");--> statement-breakpoint
CREATE INDEX "transactions_by_round" ON "transactions" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "password_resets_player" ON "password_resets" USING btree ("player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "players_username" ON "players" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "players_email" ON "players" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "sessions_player" ON "sessions" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "sessions_former" ON "sessions" USING btree ("former_hash");