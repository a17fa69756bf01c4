-- The net result of a launch, which each answer to a round shows: a sum over its rounds takes longer with each of them.
-- Kept by a trigger, so that a gateway of the version before, which knows nothing of it, may run on the same database.
ALTER TABLE "launches" ADD COLUMN "net" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE launches SET net = played.net
  FROM (SELECT launch_id, sum(returned - stake) AS net FROM game_rounds GROUP BY launch_id) played
  WHERE id = played.launch_id;
--> statement-breakpoint
CREATE FUNCTION count_round() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  UPDATE launches
    SET net = net + NEW.returned - NEW.stake - CASE TG_OP WHEN 'UPDATE' THEN OLD.returned - OLD.stake ELSE 0 END
    WHERE id = NEW.launch_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_round AFTER INSERT OR UPDATE OF stake, returned ON game_rounds
  FOR EACH ROW EXECUTE FUNCTION count_round();
--> statement-breakpoint
-- Plays a drawn round: takes the stake, counts it towards the turnover of bonuses, pays the return and stores the round. Does
-- nothing and returns no row if the id is known, if the money does not suffice, or if the round was drawn from seeds that are
-- no longer in use or have drawn another round since they were read.
--
-- Without sequential scans: its statements are planned once for each connection, maybe while their tables are known to be
-- small, and would read all rounds for each round from then on.
CREATE OR REPLACE FUNCTION play_round(
  of_launch uuid, of_seed uuid, seed_number integer, round text, staked bigint, paid bigint, drawn jsonb,
  moment timestamptz, of_category integer, house integer, counted bigint, stake_id text, return_id text
) RETURNS TABLE (shown jsonb, money bigint, result bigint) LANGUAGE plpgsql SET enable_seqscan = off AS $$
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
  SELECT net INTO STRICT result FROM launches WHERE id = of_launch;
  RETURN NEXT;
END $$;
