DROP INDEX "transactions_by_round";--> statement-breakpoint
DROP INDEX "transactions_of_player";--> statement-breakpoint
DROP INDEX "transactions_by_request";--> statement-breakpoint
CREATE INDEX "transactions_of_player" ON "transactions" USING btree ("player_id","date","sequence","category");--> statement-breakpoint
CREATE INDEX "transactions_by_request" ON "transactions" USING btree ("player_id","request_id") WHERE request_id is not null;--> statement-breakpoint
-- Functions rather than statements of the gateway: one request to the database instead of many, and PostgreSQL plans their
-- statements once for each connection.
--
-- Moves money into a wallet (type 1) or out of it (type 2): changes the wallet and inserts the transaction and both entries,
-- or nothing. The row that is changed is the row whose balance is checked (W1). Returns the balance; null if the wallet
-- would fall below the minimum, or if there is none.
CREATE FUNCTION move_money(
  of_player uuid, minimum bigint, house integer,
  id text, category integer, sub_category integer, type integer, status integer, amount bigint, date timestamptz,
  note text, method_name text, game_name text, game_id text, game_type text, round_id text, request_id text
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  signed bigint := CASE type WHEN 2 THEN -amount ELSE amount END;
  wallet accounts;
BEGIN
  UPDATE accounts SET balance = balance + signed
    WHERE player_id = of_player AND balance + signed >= minimum
    RETURNING * INTO wallet;
  IF NOT FOUND THEN RETURN NULL; END IF;
  INSERT INTO transactions (
    id, player_id, category, sub_category, type, status, amount, balance_after, date,
    note, method_name, game_name, game_id, game_type, round_id, request_id
  ) VALUES (
    move_money.id, of_player, move_money.category, move_money.sub_category, move_money.type, move_money.status,
    move_money.amount, wallet.balance, move_money.date, move_money.note, move_money.method_name, move_money.game_name,
    move_money.game_id, move_money.game_type, move_money.round_id, move_money.request_id
  );
  INSERT INTO entries (transaction_id, account_id, amount)
    VALUES (move_money.id, wallet.id, signed), (move_money.id, house, -signed);
  RETURN wallet.balance;
END $$;
--> statement-breakpoint
-- Plays a drawn round: takes the stake, counts it towards the turnover of bonuses, pays the return and stores the round. Does
-- nothing and returns no row if the id is known, if the money does not suffice, or if the round was drawn from seeds that are
-- no longer in use or have drawn another round since they were read.
CREATE FUNCTION play_round(
  of_launch uuid, of_seed uuid, seed_number integer, round text, staked bigint, paid bigint, drawn jsonb,
  moment timestamptz, of_category integer, house integer, counted bigint, stake_id text, return_id text
) RETURNS TABLE (shown jsonb, money bigint, result bigint) LANGUAGE plpgsql AS $$
DECLARE
  launch launches;
BEGIN
  SELECT * INTO STRICT launch FROM launches WHERE id = of_launch;
  -- Waits for other rounds, moves and changes of these seeds.
  PERFORM FROM game_seeds WHERE id = of_seed AND next_number = seed_number AND revealed_at IS NULL FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  PERFORM FROM game_rounds WHERE player_id = launch.player_id AND id = round;
  IF FOUND THEN RETURN; END IF;
  IF launch.gaming_type = 'demo' THEN
    UPDATE launches SET demo_balance = demo_balance - staked + paid
      WHERE id = of_launch AND demo_balance >= staked
      RETURNING demo_balance INTO money;
  ELSE
    money := move_money(
      launch.player_id, 0, house, stake_id, of_category, of_category * 100 + 2, 2, 1002, staked, moment,
      '', '', launch.game_name, launch.game_id, launch.game_type, round, NULL
    );
  END IF;
  IF money IS NULL THEN RETURN; END IF;
  IF launch.gaming_type <> 'demo' AND counted > 0 THEN
    -- The stake has locked the wallet: a withdrawal waits and then sees the new turnover.
    UPDATE bonuses SET turnover_done = least(turnover_needed, turnover_done + counted)
      WHERE player_id = launch.player_id AND state = 'active' AND expires_at > moment;
  END IF;
  IF launch.gaming_type <> 'demo' AND paid > 0 THEN
    money := move_money(
      launch.player_id, 0, house, return_id, of_category, of_category * 100 + 1, 1, 1002, paid, moment,
      '', '', launch.game_name, launch.game_id, launch.game_type, round, NULL
    );
  END IF;
  UPDATE game_seeds SET next_number = next_number + 1 WHERE id = of_seed;
  -- Read back, so that the first answer and its repeats are identical.
  INSERT INTO game_rounds (player_id, id, launch_id, seed_id, number, stake, returned, outcome, played_at)
    VALUES (launch.player_id, round, of_launch, of_seed, seed_number, staked, paid, drawn, moment)
    RETURNING outcome INTO shown;
  SELECT sum(returned - stake) INTO result FROM game_rounds WHERE launch_id = of_launch;
  RETURN NEXT;
END $$;
