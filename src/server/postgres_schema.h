// The tables of a house in a PostgreSQL database, and the function that all entries go through.
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
};
inline constexpr int kPostgresSchema = static_cast<int>(std::size(kPostgresMigrations));

}  // namespace aude::server
