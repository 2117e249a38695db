// The tables of a services in a PostgreSQL database, and the function that all entries go through.
#pragma once

#include <iterator>

namespace aude::server {

// Each step brings the schema from its number to the next; aude_house.version counts them.
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
-- Each entry only behind the one before it. Nothing at all is written as well: it proves the disk.
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
-- One house of several nodes (docs/nodes.md). The pulse goes on with the beats of nodes, in milliseconds, and
-- stands still while nobody beats: so a time without a database makes nobody dead.
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
-- What addresses have used of their limits at each node; connections are a number, all else grows.
CREATE UNLOGGED TABLE aude_usage (
  node text NOT NULL,
  address text NOT NULL,
  what text NOT NULL,
  amount double precision NOT NULL,
  told bigint NOT NULL,
  PRIMARY KEY (node, address, what)
);
-- Beats need not be on disk: whatever crashes, the next one is soon. `dead`: for the others it was, or is new to them.
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
-- Takes the table if nobody living has it, and says who has it.
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
-- Each entry only behind the one before it, and only by the node that carries the table: `me`, or '' for a server
-- that has the house alone. Whoever takes a table over waits for an entry that is being written.
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
};
inline constexpr int kPostgresSchema = static_cast<int>(std::size(kPostgresMigrations));

}  // namespace aude::server
