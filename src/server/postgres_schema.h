// SPDX-License-Identifier: MIT
// The schema in a PostgreSQL database: tables, and the functions that entries, heartbeats and leases go
// through.
//
// Servers of two versions can share a database. aude_house.step counts the steps that were applied; a
// program applies the missing ones at startup, also while nodes of the version before run. For that,
// each step must only expand the schema: new columns have defaults, functions that older programs call
// keep working. aude_house.version is the oldest step that a program must know. A later step raises it
// and drops what only older programs used (contract), once none of them runs.
#pragma once

#include <iterator>

namespace aude::server {

inline constexpr const char* kPostgresMigrations[] = {
    R"(
CREATE TABLE aude_house (
  version integer NOT NULL,
  name text NOT NULL,
  clock bigint,
  proved timestamptz NOT NULL,
  one boolean PRIMARY KEY DEFAULT true CHECK (one)
);
INSERT INTO aude_house (version, name, proved) VALUES (0, gen_random_uuid(), now());
CREATE TABLE aude_tables (
  id text COLLATE "C" PRIMARY KEY,
  made timestamptz NOT NULL
);
CREATE TABLE aude_log (
  table_id text COLLATE "C" NOT NULL REFERENCES aude_tables ON DELETE CASCADE,
  n integer NOT NULL,
  entry text NOT NULL,
  sum bigint NOT NULL,
  PRIMARY KEY (table_id, n)
);
-- Appends entries, each after the one before it. An empty batch performs a test write.
CREATE FUNCTION aude_append(ids text[], numbers integer[], entries text[], sums bigint[], mades bigint[])
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) = 0 THEN
    UPDATE aude_house SET proved = now();
  END IF;
  FOR i IN 1 .. cardinality(ids) LOOP
    IF numbers[i] = 0 THEN
      INSERT INTO aude_tables (id, made)
      VALUES (ids[i], coalesce(to_timestamp(nullif(mades[i], 0)), now()));
    ELSE
      PERFORM FROM aude_log WHERE table_id = ids[i] AND n = numbers[i] - 1;
      IF NOT FOUND THEN
        RAISE unique_violation
        USING MESSAGE = format('entry %s is not the next one of table %s', numbers[i], ids[i]);
      END IF;
    END IF;
    INSERT INTO aude_log (table_id, n, entry, sum) VALUES (ids[i], numbers[i], entries[i], sums[i]);
  END LOOP;
END
$$;
)",
    R"(
-- A cluster of nodes (docs/nodes.md). pulse: the logical clock in milliseconds, which heartbeats advance. It stands still
-- without heartbeats, so a database outage makes no node look dead. patience: the lease timeout.
ALTER TABLE aude_house ADD secret text NOT NULL DEFAULT gen_random_uuid(),
                       ADD patience bigint NOT NULL DEFAULT 1200 CHECK (patience >= 1200),
                       ADD pulse bigint NOT NULL DEFAULT 0,
                       ADD beaten timestamptz NOT NULL DEFAULT now();
CREATE TABLE aude_nodes (
  node text PRIMARY KEY,
  place text NOT NULL,
  version text NOT NULL,
  beat bigint NOT NULL
);
CREATE VIEW aude_living AS
  SELECT node, place, version FROM aude_nodes WHERE beat > (SELECT pulse - patience FROM aude_house);
CREATE TABLE aude_leases (
  table_id text COLLATE "C" PRIMARY KEY REFERENCES aude_tables ON DELETE CASCADE,
  node text NOT NULL,
  epoch bigint NOT NULL,
  open boolean NOT NULL
);
CREATE INDEX ON aude_leases (node) WHERE open;
-- What addresses have used of their limits at each node. The amount of connections is their number, other amounts grow.
CREATE UNLOGGED TABLE aude_usage (
  node text NOT NULL,
  address text NOT NULL,
  what text NOT NULL,
  amount double precision NOT NULL,
  told bigint NOT NULL,
  PRIMARY KEY (node, address, what)
);
-- A heartbeat of version 1.0; it need not be durable. dead: the node was considered dead, or was unknown.
CREATE FUNCTION aude_beat(me text, at text, program text, mine bigint, OUT clock bigint, OUT dead boolean)
LANGUAGE plpgsql AS $$
DECLARE
  passed bigint;
  felt bigint;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  SELECT greatest(0, least(1000, extract(epoch FROM clock_timestamp() - h.beaten) * 1000)) INTO passed
  FROM aude_house h FOR UPDATE;
  UPDATE aude_house h
  SET pulse = h.pulse + passed, clock = greatest(h.clock + passed, mine), beaten = clock_timestamp()
  RETURNING h.pulse, h.clock INTO felt, clock;
  dead := NOT EXISTS (SELECT FROM aude_living n WHERE n.node = me);
  INSERT INTO aude_nodes VALUES (me, at, program, felt)
  ON CONFLICT (node) DO UPDATE SET beat = excluded.beat;
  DELETE FROM aude_nodes n WHERE n.beat < felt - 60000 - (SELECT patience FROM aude_house);
  DELETE FROM aude_usage u WHERE u.told < felt - 60000;
END
$$;
-- The host of a table, after assigning the table to `me` if no living node has it.
CREATE FUNCTION aude_find(id text, me text, OUT carrier text, OUT place text)
LANGUAGE plpgsql AS $$
BEGIN
  SELECT l.node, n.place INTO carrier, place
  FROM aude_leases l JOIN aude_living n USING (node) WHERE l.table_id = id AND (l.open OR l.node <> me);
  IF FOUND OR NOT EXISTS (SELECT FROM aude_tables t WHERE t.id = aude_find.id) THEN
    RETURN;
  END IF;
  INSERT INTO aude_leases AS l VALUES (id, me, 1, true)
  ON CONFLICT (table_id) DO UPDATE SET node = me, open = true, epoch = l.epoch + (l.node <> me)::integer
  WHERE l.node = me OR NOT EXISTS (SELECT FROM aude_living n WHERE n.node = l.node);
  SELECT l.node, n.place INTO carrier, place
  FROM aude_leases l LEFT JOIN aude_living n USING (node) WHERE l.table_id = id;
END
$$;
CREATE FUNCTION aude_adopt(me text, most integer) RETURNS SETOF text LANGUAGE sql AS $$
  UPDATE aude_leases SET node = me, epoch = epoch + 1 WHERE table_id IN
    (SELECT l.table_id FROM aude_leases l
     WHERE l.open AND NOT EXISTS (SELECT FROM aude_living n WHERE n.node = l.node)
     LIMIT most FOR UPDATE SKIP LOCKED)
  RETURNING table_id
$$;
DROP FUNCTION aude_append;
-- Appends entries, each after the one before it, and only as the host of the table: `me`, or '' for a server without a
-- cluster. A node that takes over the table waits for an append in progress.
CREATE FUNCTION aude_append(ids text[], numbers integer[], entries text[], sums bigint[], mades bigint[], me text)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) = 0 THEN
    UPDATE aude_house SET proved = now();
  END IF;
  FOR i IN 1 .. cardinality(ids) LOOP
    IF numbers[i] = 0 THEN
      INSERT INTO aude_tables (id, made)
      VALUES (ids[i], coalesce(to_timestamp(nullif(mades[i], 0)), now()));
      IF me <> '' THEN
        INSERT INTO aude_leases VALUES (ids[i], me, 1, true);
      END IF;
    ELSE
      IF me <> '' THEN
        PERFORM FROM aude_leases WHERE table_id = ids[i] AND node = me FOR SHARE;
        IF NOT FOUND THEN
          RAISE unique_violation USING MESSAGE = format('table %s is carried by another node', ids[i]);
        END IF;
      END IF;
      PERFORM FROM aude_log WHERE table_id = ids[i] AND n = numbers[i] - 1;
      IF NOT FOUND THEN
        RAISE unique_violation
        USING MESSAGE = format('entry %s is not the next one of table %s', numbers[i], ids[i]);
      END IF;
    END IF;
    INSERT INTO aude_log (table_id, n, entry, sum) VALUES (ids[i], numbers[i], entries[i], sums[i]);
  END LOOP;
END
$$;
)",
    R"(
ALTER TABLE aude_house ADD step integer NOT NULL DEFAULT 3;
-- since: the logical time at which the node joined, or came back after it was considered dead.
-- timeout: its own lease timeout, if that is longer than the cluster's.
ALTER TABLE aude_nodes ADD since bigint NOT NULL DEFAULT 0,
                       ADD timeout bigint NOT NULL DEFAULT 0;
CREATE OR REPLACE VIEW aude_living AS
  SELECT n.node, n.place, n.version FROM aude_nodes n, aude_house h
  WHERE n.beat > h.pulse - greatest(h.patience, n.timeout);
-- A heartbeat. confirmed: the logical time of the last heartbeat whose answer has reached the node. dead: the node was
-- considered dead, or was unknown, at some time after that; this is repeated until an answer arrives. held: the open
-- leases of the node with their epochs. All heartbeats and all takeovers of leases exclude each other by the lock on
-- aude_house. A heartbeat need not be durable, a takeover must be.
CREATE FUNCTION aude_heartbeat(me text, at text, program text, mine bigint, confirmed bigint, wanted bigint,
                               OUT clock bigint, OUT pulse bigint, OUT dead boolean, OUT places text, OUT held text,
                               OUT adopted integer)
LANGUAGE plpgsql AS $$
#variable_conflict use_variable
DECLARE
  passed bigint;
  before record;
  orphans bigint;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  -- A clock that jumps moves the logical time by a quarter of the lease timeout at most.
  SELECT greatest(0, least(h.patience / 4, extract(epoch FROM clock_timestamp() - h.beaten) * 1000)) INTO passed
  FROM aude_house h FOR UPDATE;
  UPDATE aude_house h
  SET pulse = h.pulse + passed, clock = greatest(h.clock + passed, mine), beaten = clock_timestamp()
  RETURNING h.pulse, h.clock INTO pulse, clock;
  dead := NOT EXISTS (SELECT FROM aude_living n WHERE n.node = me);
  INSERT INTO aude_nodes AS n (node, place, version, beat, since, timeout) VALUES (me, at, program, pulse, pulse, wanted)
  ON CONFLICT (node) DO UPDATE SET beat = excluded.beat, timeout = excluded.timeout,
                                   since = CASE WHEN dead THEN excluded.since ELSE n.since END;
  SELECT n.since > confirmed INTO dead FROM aude_nodes n WHERE n.node = me;
  DELETE FROM aude_nodes n WHERE n.beat < pulse - 60000 - (SELECT h.patience FROM aude_house h);
  DELETE FROM aude_usage u WHERE u.told < pulse - 60000;
  -- Of the tables of dead nodes, each heartbeat takes half of its node's share: so they spread over all nodes.
  SELECT count(*) INTO orphans FROM aude_leases l
  WHERE l.open AND NOT EXISTS (SELECT FROM aude_living n WHERE n.node = l.node);
  adopted := 0;
  IF orphans > 0 THEN
    UPDATE aude_leases SET node = me, epoch = epoch + 1 WHERE table_id IN
      (SELECT l.table_id FROM aude_leases l
       WHERE l.open AND NOT EXISTS (SELECT FROM aude_living n WHERE n.node = l.node)
       LIMIT greatest(4, orphans / 2 / (SELECT count(*) FROM aude_living)) FOR UPDATE SKIP LOCKED);
    GET DIAGNOSTICS adopted = ROW_COUNT;
    PERFORM set_config('synchronous_commit', 'on', true);
  END IF;
  SELECT string_agg(n.place, ' ') INTO places FROM aude_living n;
  SELECT string_agg(l.table_id || ' ' || l.epoch, ' ') INTO held FROM aude_leases l WHERE l.node = me AND l.open;
END
$$;
-- The host of a table, after assigning the table to `me` if no living node has it open.
CREATE FUNCTION aude_claim(id text, me text, OUT carrier text, OUT place text, OUT epoch bigint)
LANGUAGE plpgsql AS $$
BEGIN
  SELECT l.node, n.place, l.epoch INTO carrier, place, epoch
  FROM aude_leases l JOIN aude_living n USING (node) WHERE l.table_id = id AND l.open;
  IF FOUND OR NOT EXISTS (SELECT FROM aude_tables t WHERE t.id = aude_claim.id) THEN
    RETURN;
  END IF;
  PERFORM FROM aude_house FOR SHARE;  -- no heartbeat meanwhile
  INSERT INTO aude_leases AS l VALUES (id, me, 1, true)
  ON CONFLICT (table_id) DO UPDATE SET node = me, open = true, epoch = l.epoch + 1
  WHERE NOT l.open OR NOT EXISTS (SELECT FROM aude_living n WHERE n.node = l.node);
  SELECT l.node, n.place, l.epoch INTO carrier, place, epoch
  FROM aude_leases l LEFT JOIN aude_living n USING (node) WHERE l.table_id = id;
END
$$;
-- Nodes of the version before call this one.
CREATE OR REPLACE FUNCTION aude_find(id text, me text, OUT carrier text, OUT place text)
LANGUAGE plpgsql AS $$
BEGIN
  SELECT c.carrier, c.place INTO carrier, place FROM aude_claim(id, me) c;
END
$$;
)",
    R"(
-- The nodes that tables can be given to, with their numbers of open tables. Not nodes of version 1.0, which load a table
-- only when a client asks for it (their timeout is 0), not nodes whose connection is slow, and not nodes that have just
-- joined or come back: they may go again.
CREATE VIEW aude_shares AS
  SELECT n.node, count(l.table_id) AS tables
  FROM aude_house h, aude_living JOIN aude_nodes n USING (node) LEFT JOIN aude_leases l ON l.node = n.node AND l.open
  WHERE n.timeout BETWEEN 1 AND 2 * h.patience AND n.since <= h.pulse - 5000
  GROUP BY n.node;
-- fair: the average number of tables, rounded up. surplus: what `me` has above it, or all that it has if its connection is
-- slow and other nodes' are not. others: there are other nodes that tables can be given to.
CREATE FUNCTION aude_surplus(me text, OUT fair bigint, OUT surplus bigint, OUT others boolean) LANGUAGE plpgsql AS $$
BEGIN
  SELECT ceil(avg(s.tables)), max(s.tables) FILTER (WHERE s.node = me) - ceil(avg(s.tables)), bool_or(s.node <> me)
  INTO fair, surplus, others FROM aude_shares s;
  IF others AND EXISTS (SELECT FROM aude_nodes n, aude_house h WHERE n.node = me AND n.timeout > 2 * h.patience)
  THEN
    SELECT count(*) INTO surplus FROM aude_leases l WHERE l.node = me AND l.open;
  END IF;
END
$$;
-- Each table goes to the node that has the fewest then.
CREATE FUNCTION aude_hand_over(ids text[], me text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  receiver text;
BEGIN
  PERFORM FROM aude_house FOR SHARE;  -- no heartbeat meanwhile
  FOR i IN 1 .. cardinality(ids) LOOP
    SELECT s.node INTO receiver FROM aude_shares s WHERE s.node <> me ORDER BY s.tables, s.node LIMIT 1;
    IF FOUND THEN
      UPDATE aude_leases SET node = receiver, epoch = epoch + 1 WHERE table_id = ids[i] AND node = me AND open;
    END IF;
  END LOOP;
END
$$;
)",
    R"(
-- wanted: a node that cannot reach the host of the table and asks for it. This holds for the epoch wanted_epoch only, and
-- was asked at the logical time wanted_at.
ALTER TABLE aude_leases ADD wanted text,
                        ADD wanted_epoch bigint,
                        ADD wanted_at bigint NOT NULL DEFAULT -10000;
-- A heartbeat as above. dropped: the node has lost contact and has dropped all tables that it had at the time `confirmed`.
-- Their leases become free, unless another heartbeat of the node came in between, or no other node has had contact in the
-- meantime: after an outage of the database each node continues with its own tables.
-- requested: tables of this node that others ask for. Rows that an append holds are skipped: no waiting, no deadlock.
CREATE FUNCTION aude_heartbeat(me text, at text, program text, mine bigint, confirmed bigint, wanted bigint,
                               dropped boolean, OUT clock bigint, OUT pulse bigint, OUT dead boolean, OUT places text,
                               OUT held text, OUT adopted integer, OUT requested text)
LANGUAGE plpgsql AS $$
#variable_conflict use_variable
DECLARE
  passed bigint;
  own text[];
  orphans bigint;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  -- A clock that jumps moves the logical time by a quarter of the lease timeout at most.
  SELECT greatest(0, least(h.patience / 4, extract(epoch FROM clock_timestamp() - h.beaten) * 1000)) INTO passed
  FROM aude_house h FOR UPDATE;
  UPDATE aude_house h
  SET pulse = h.pulse + passed, clock = greatest(h.clock + passed, mine), beaten = clock_timestamp()
  RETURNING h.pulse, h.clock INTO pulse, clock;
  IF dropped AND EXISTS (SELECT FROM aude_nodes n WHERE n.node = me AND n.beat = confirmed)
     AND EXISTS (SELECT FROM aude_house h, aude_shares JOIN aude_nodes n USING (node)
                 WHERE n.node <> me AND n.beat > confirmed + h.patience / 2) THEN
    own := ARRAY (SELECT l.table_id FROM aude_leases l WHERE l.node = me AND l.open FOR UPDATE SKIP LOCKED);
  END IF;
  dead := NOT EXISTS (SELECT FROM aude_living n WHERE n.node = me);
  INSERT INTO aude_nodes AS n (node, place, version, beat, since, timeout) VALUES (me, at, program, pulse, pulse, wanted)
  ON CONFLICT (node) DO UPDATE SET beat = excluded.beat, timeout = excluded.timeout,
                                   since = CASE WHEN dead THEN excluded.since ELSE n.since END;
  SELECT n.since > confirmed INTO dead FROM aude_nodes n WHERE n.node = me;
  DELETE FROM aude_nodes n WHERE n.beat < pulse - 60000 - (SELECT h.patience FROM aude_house h);
  DELETE FROM aude_usage u WHERE u.told < pulse - 60000;
  -- Of the free tables, each heartbeat takes half of its node's share: so they spread over all nodes. Its own become free
  -- after that: other nodes are to take them.
  SELECT count(*) INTO orphans FROM aude_leases l
  WHERE l.open AND NOT EXISTS (SELECT FROM aude_living n WHERE n.node = l.node);
  adopted := 0;
  IF orphans > 0 THEN
    UPDATE aude_leases SET node = me, epoch = epoch + 1 WHERE table_id IN
      (SELECT l.table_id FROM aude_leases l
       WHERE l.open AND NOT EXISTS (SELECT FROM aude_living n WHERE n.node = l.node)
       LIMIT greatest(4, orphans / 2 / (SELECT count(*) FROM aude_living)) FOR UPDATE SKIP LOCKED);
    GET DIAGNOSTICS adopted = ROW_COUNT;
    PERFORM set_config('synchronous_commit', 'on', true);
  END IF;
  UPDATE aude_leases SET node = '' WHERE table_id = ANY (own);
  SELECT string_agg(n.place, ' ') INTO places FROM aude_living n;
  SELECT string_agg(l.table_id || ' ' || l.epoch, ' ') INTO held FROM aude_leases l WHERE l.node = me AND l.open;
  SELECT string_agg(l.table_id, ' ') INTO requested FROM aude_leases l JOIN aude_living n ON n.node = l.wanted
  WHERE l.node = me AND l.open AND l.wanted_epoch = l.epoch;
END
$$;
-- Nodes of the version before call this one.
CREATE OR REPLACE FUNCTION aude_heartbeat(me text, at text, program text, mine bigint, confirmed bigint, wanted bigint,
                                          OUT clock bigint, OUT pulse bigint, OUT dead boolean, OUT places text,
                                          OUT held text, OUT adopted integer)
LANGUAGE plpgsql AS $$
BEGIN
  SELECT b.clock, b.pulse, b.dead, b.places, b.held, b.adopted INTO clock, pulse, dead, places, held, adopted
  FROM aude_heartbeat(me, at, program, mine, confirmed, wanted, false) b;
END
$$;
-- As above. unreached: the epoch of a lease whose node `me` cannot reach; if it still holds, the node is asked to hand the
-- table over. moving: whether that can be waited for. It is false if the table was asked for within the last 10 s and did
-- not come, or has moved for that already: two nodes that cannot reach each other would take it from each other.
CREATE FUNCTION aude_claim(id text, me text, unreached bigint, OUT carrier text, OUT place text, OUT epoch bigint,
                           OUT moving boolean)
LANGUAGE plpgsql AS $$
DECLARE
  at bigint;
  lease record;
BEGIN
  SELECT c.carrier, c.place, c.epoch INTO carrier, place, epoch FROM aude_claim(id, me) c;
  moving := true;
  IF carrier IS NULL OR carrier = me OR epoch <> unreached THEN
    RETURN;
  END IF;
  SELECT h.pulse INTO at FROM aude_house h;
  -- Read without a lock: a node that asks again and again would keep the row from the one that is to hand it over.
  SELECT l.node, l.epoch, l.wanted, l.wanted_epoch, l.wanted_at INTO lease FROM aude_leases l
  WHERE l.table_id = id AND l.epoch = unreached AND l.open;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  IF lease.wanted_at > at - 10000
     AND (lease.wanted_epoch = lease.epoch OR (lease.wanted_epoch = lease.epoch - 1 AND lease.wanted = lease.node)) THEN
    moving := lease.wanted_epoch = lease.epoch AND lease.wanted_at > at - 2000;
    RETURN;
  END IF;
  UPDATE aude_leases SET wanted = me, wanted_epoch = unreached, wanted_at = at WHERE table_id IN
    (SELECT l.table_id FROM aude_leases l
     WHERE l.table_id = id AND l.epoch = unreached AND l.open AND l.wanted_at = lease.wanted_at FOR UPDATE SKIP LOCKED);
END
$$;
-- Whether the logical time is not later than `deadline`, and stays so until the end of the transaction: heartbeats wait. A
-- node whose release got no answer takes the tables back after that time, when a late release can do no more harm.
CREATE FUNCTION aude_in_time(deadline bigint) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  at bigint;
BEGIN
  SELECT h.pulse INTO at FROM aude_house h FOR SHARE;
  RETURN at <= deadline;
END
$$;
-- The tables are no longer in the memory of `me`.
CREATE FUNCTION aude_close(ids text[], me text, deadline bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF aude_in_time(deadline) THEN
    UPDATE aude_leases SET open = false WHERE node = me AND table_id = ANY (ids);
  END IF;
END
$$;
-- Each table goes to the node that has asked for it, or else to the one that has the fewest then. Returns how many went.
CREATE FUNCTION aude_hand_over(ids text[], me text, deadline bigint) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  receiver text;
  given integer := 0;
BEGIN
  IF NOT aude_in_time(deadline) THEN
    RETURN 0;
  END IF;
  FOR i IN 1 .. cardinality(ids) LOOP
    SELECT l.wanted INTO receiver FROM aude_leases l JOIN aude_living n ON n.node = l.wanted
    WHERE l.table_id = ids[i] AND l.wanted_epoch = l.epoch;
    IF NOT FOUND THEN
      SELECT s.node INTO receiver FROM aude_shares s WHERE s.node <> me ORDER BY s.tables, s.node LIMIT 1;
    END IF;
    IF receiver IS NOT NULL THEN
      UPDATE aude_leases SET node = receiver, epoch = epoch + 1 WHERE table_id IN
        (SELECT l.table_id FROM aude_leases l WHERE l.table_id = ids[i] AND l.node = me AND l.open FOR UPDATE SKIP LOCKED);
      IF FOUND THEN
        given := given + 1;
      END IF;
    END IF;
  END LOOP;
  RETURN given;
END
$$;
)",
    R"(
-- Players (players.h). written, lower_case, upper_case: the keys by which names that look alike are found. code: the hash of
-- the recovery code, or ''. Times are milliseconds since 1970.
CREATE TABLE aude_players (
  id text COLLATE "C" PRIMARY KEY,
  name text NOT NULL,
  written text COLLATE "C" NOT NULL UNIQUE,
  lower_case text COLLATE "C" NOT NULL UNIQUE,
  upper_case text COLLATE "C" NOT NULL UNIQUE,
  colour integer NOT NULL,
  face text NOT NULL,
  language text NOT NULL,
  created bigint NOT NULL,
  code text COLLATE "C" NOT NULL
);
CREATE INDEX ON aude_players (code);
-- The devices of a player, by their public keys.
CREATE TABLE aude_keys (
  fingerprint text COLLATE "C" PRIMARY KEY,
  key text NOT NULL,
  player text COLLATE "C" NOT NULL REFERENCES aude_players ON DELETE CASCADE,
  name text NOT NULL,
  added bigint NOT NULL,
  seen bigint NOT NULL
);
CREATE INDEX ON aude_keys (player);
-- One-time links that add a device: one per player.
CREATE TABLE aude_links (
  hash text COLLATE "C" PRIMARY KEY,
  player text COLLATE "C" NOT NULL UNIQUE REFERENCES aude_players ON DELETE CASCADE,
  expires bigint NOT NULL
);
-- Challenges that were used, until they expire by the clock of the games.
CREATE TABLE aude_spent (challenge text COLLATE "C" PRIMARY KEY, until bigint NOT NULL);
-- A summary of each game that a player takes part in. actor: the token hash of the person to act, or ''.
CREATE TABLE aude_games (
  table_id text COLLATE "C" PRIMARY KEY REFERENCES aude_tables ON DELETE CASCADE,
  stage text NOT NULL,
  actor text COLLATE "C" NOT NULL,
  about text NOT NULL,
  changed bigint NOT NULL
);
-- Which player has a seat, by the hash of the seat's token.
CREATE TABLE aude_seats (
  table_id text COLLATE "C" NOT NULL REFERENCES aude_tables ON DELETE CASCADE,
  token text COLLATE "C" NOT NULL,
  player text COLLATE "C" NOT NULL REFERENCES aude_players ON DELETE CASCADE,
  PRIMARY KEY (table_id, token)
);
CREATE INDEX ON aude_seats (player);
-- Entries with what they mean for players. A player may have been deleted meanwhile.
CREATE FUNCTION aude_append_games(ids text[], numbers integer[], entries text[], sums bigint[], mades bigint[], me text,
                                  seat_tables text[], seat_tokens text[], seat_players text[], game_tables text[],
                                  stages text[], actors text[], abouts text[], changes bigint[])
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM aude_append(ids, numbers, entries, sums, mades, me);
  INSERT INTO aude_seats
  SELECT s.at, s.token, p.id FROM unnest(seat_tables, seat_tokens, seat_players) AS s (at, token, player)
  JOIN aude_players p ON p.id = s.player
  ON CONFLICT DO NOTHING;
  FOR i IN 1 .. cardinality(game_tables) LOOP
    INSERT INTO aude_games VALUES (game_tables[i], stages[i], actors[i], abouts[i], changes[i])
    ON CONFLICT (table_id) DO UPDATE
    SET stage = excluded.stage, actor = excluded.actor, about = excluded.about, changed = excluded.changed;
  END LOOP;
END
$$;
)",
    R"(
-- The log of results (rating_log.h): one row per rated game, which stays if the table is removed. no: its number in the
-- order in which results change ratings, 0 until then; at: the time that counts for ratings, which never goes back.
CREATE TABLE aude_results (
  table_id text COLLATE "C" PRIMARY KEY,
  kind text NOT NULL,
  finished bigint NOT NULL,
  no bigint NOT NULL DEFAULT 0,
  at bigint NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX ON aude_results (no) WHERE no > 0;
CREATE INDEX ON aude_results (finished) WHERE no = 0;
-- player: an id, or 'bot:LEVEL'; of a deleted player another word, the same everywhere. before, rating, deviation: in
-- thousandths of a point, once the result has a number.
CREATE TABLE aude_result_seats (
  table_id text COLLATE "C" NOT NULL REFERENCES aude_results ON DELETE CASCADE,
  seat integer NOT NULL,
  player text COLLATE "C" NOT NULL,
  place integer NOT NULL,
  points integer NOT NULL,
  before bigint NOT NULL DEFAULT 0,
  rating bigint NOT NULL DEFAULT 0,
  deviation bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, seat)
);
CREATE INDEX ON aude_result_seats (player);
-- Ratings after all results that have a number (compete/ratings.h).
CREATE TABLE aude_standings (
  kind text COLLATE "C" NOT NULL,
  player text COLLATE "C" NOT NULL,
  rating bigint NOT NULL,
  deviation bigint NOT NULL,
  volatility bigint NOT NULL,
  games integer NOT NULL,
  played bigint NOT NULL,
  PRIMARY KEY (kind, player)
);
CREATE INDEX ON aude_standings (player);
CREATE INDEX ON aude_standings (kind, rating);
-- The latest number and time. Nodes that rate results exclude each other by the lock on this row.
CREATE TABLE aude_rated (no bigint NOT NULL, at bigint NOT NULL);
INSERT INTO aude_rated VALUES (0, 0);
-- A result, once, and only if all of its players are there: they cannot be deleted meanwhile.
CREATE FUNCTION aude_add_result(id text, kind text, finished bigint, ids text[], places integer[], points integer[])
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM aude_players p WHERE p.id = ANY (ids) ORDER BY p.id FOR KEY SHARE;
  IF EXISTS (SELECT FROM unnest(ids) AS i (one)
             WHERE one NOT LIKE 'bot:%' AND NOT EXISTS (SELECT FROM aude_players p WHERE p.id = one)) THEN
    RETURN;
  END IF;
  INSERT INTO aude_results (table_id, kind, finished) VALUES (id, kind, finished) ON CONFLICT DO NOTHING;
  IF FOUND THEN
    INSERT INTO aude_result_seats (table_id, seat, player, place, points)
    SELECT id, s.seat - 1, s.player, s.place, s.got
    FROM unnest(ids, places, points) WITH ORDINALITY AS s (player, place, got, seat);
  END IF;
END
$$;
-- Entries with what they mean for players and their ratings. The arrays of all results follow each other; sizes: of each.
CREATE FUNCTION aude_append_results(ids text[], numbers integer[], entries text[], sums bigint[], mades bigint[], me text,
                                    seat_tables text[], seat_tokens text[], seat_players text[], game_tables text[],
                                    stages text[], actors text[], abouts text[], changes bigint[],
                                    result_tables text[], kinds text[], finishes bigint[], sizes integer[],
                                    result_players text[], places integer[], points integer[])
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  first integer := 1;
BEGIN
  PERFORM aude_append_games(ids, numbers, entries, sums, mades, me, seat_tables, seat_tokens, seat_players, game_tables,
                            stages, actors, abouts, changes);
  FOR i IN 1 .. cardinality(result_tables) LOOP
    PERFORM aude_add_result(result_tables[i], kinds[i], finishes[i], result_players[first:first + sizes[i] - 1],
                            places[first:first + sizes[i] - 1], points[first:first + sizes[i] - 1]);
    first := first + sizes[i];
  END LOOP;
END
$$;
)",
    R"(
-- What each node lists of its open tables (shared_lists.h), as JSON. Nodes that are gone are not read.
CREATE UNLOGGED TABLE aude_lists (
  node text PRIMARY KEY,
  version bigint NOT NULL,
  list text NOT NULL
);
)",
    R"(
-- Moderation (moderation.h). no: the number of the latest report, sanction or operation; its row is the lock of those who
-- add one.
CREATE TABLE aude_moderated (no bigint NOT NULL);
INSERT INTO aude_moderated VALUES (0);
-- Who was reported at which table. source: the keyed hash of a client address. said: the latest chat of that seat.
CREATE TABLE aude_reports (
  no bigint PRIMARY KEY,
  at bigint NOT NULL,
  table_id text COLLATE "C" NOT NULL,
  seat integer NOT NULL,
  player text COLLATE "C" NOT NULL,
  name text NOT NULL,
  source text COLLATE "C" NOT NULL,
  reporter text COLLATE "C" NOT NULL,
  reason text NOT NULL,
  words text NOT NULL,
  said text NOT NULL,
  closed bigint NOT NULL,
  UNIQUE (table_id, seat, reporter)
);
CREATE INDEX ON aude_reports (player);
-- Mutes, kicks and bans of a player, a source, or both. until, lifted: 0 for never.
CREATE TABLE aude_sanctions (
  no bigint PRIMARY KEY,
  kind text NOT NULL,
  player text COLLATE "C" NOT NULL,
  source text COLLATE "C" NOT NULL,
  wants_source integer NOT NULL,
  made bigint NOT NULL,
  until bigint NOT NULL,
  reason text NOT NULL,
  words text NOT NULL,
  lifted bigint NOT NULL
);
-- The log of operators. It only grows.
CREATE TABLE aude_operations (
  no bigint PRIMARY KEY,
  at bigint NOT NULL,
  operator text NOT NULL,
  what text NOT NULL,
  subject text COLLATE "C" NOT NULL,
  details text NOT NULL
);
CREATE FUNCTION aude_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log of operators only grows';
END
$$;
CREATE TRIGGER aude_operations_kept BEFORE UPDATE OR DELETE ON aude_operations
FOR EACH ROW EXECUTE FUNCTION aude_refuse_change();
)",
};
inline constexpr int kPostgresSchemaWithPlayers = 6;
inline constexpr int kPostgresSchema = static_cast<int>(std::size(kPostgresMigrations));
// The first step that raises no `version`: programs that know only the steps before it keep running.
inline constexpr int kPostgresFirstExpansion = 2;

}  // namespace aude::server
