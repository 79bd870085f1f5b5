-- What a finished game counts for in its player's career. It follows from the log, and is worked out when first asked for.

CREATE TABLE feats (
    game   INTEGER PRIMARY KEY REFERENCES games (id),
    kind   TEXT    NOT NULL,
    points INTEGER NOT NULL
) STRICT;
