-- The log (`moves`) is the truth. `seats.to_act` and `games.status` are what it leads to, kept for quick questions.

CREATE TABLE games (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    game         TEXT    NOT NULL,
    edition      TEXT    NOT NULL,
    seed         INTEGER NOT NULL,
    options      TEXT    NOT NULL CHECK (json_valid(options)),
    guild        INTEGER,
    channel      INTEGER NOT NULL,
    thread       INTEGER,
    message      INTEGER,
    host         INTEGER NOT NULL,
    status       TEXT    NOT NULL CHECK (status IN ('lobby', 'playing', 'over', 'ended')),
    wanted_seats INTEGER NOT NULL,
    language     TEXT    NOT NULL,
    ply          INTEGER NOT NULL DEFAULT 0,
    -- Up to which ply the table's public message tells it; -1 until the first one is posted.
    announced    INTEGER NOT NULL DEFAULT -1,
    created      TEXT    NOT NULL,
    started      TEXT,
    updated      TEXT    NOT NULL
) STRICT;

CREATE INDEX games_by_channel ON games (channel);
CREATE INDEX games_by_thread ON games (thread) WHERE thread IS NOT NULL;
CREATE INDEX games_by_status ON games (status, updated);

CREATE TABLE seats (
    game     INTEGER NOT NULL REFERENCES games (id),
    number   INTEGER NOT NULL,
    person   INTEGER,
    name     TEXT    NOT NULL,
    gardener INTEGER NOT NULL CHECK (gardener IN (0, 1)),
    resigned INTEGER NOT NULL DEFAULT 0 CHECK (resigned IN (0, 1)),
    to_act   INTEGER NOT NULL DEFAULT 0 CHECK (to_act IN (0, 1)),
    PRIMARY KEY (game, number),
    UNIQUE (game, person),
    CHECK ((person IS NULL) = gardener)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;

-- Discord may deliver an interaction twice: its id is used once.
CREATE TABLE interactions (
    id   INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games (id)
) STRICT;

CREATE TABLE moves (
    game        INTEGER NOT NULL,
    ply         INTEGER NOT NULL CHECK (ply > 0),
    seat        INTEGER NOT NULL,
    sentence    TEXT    NOT NULL,
    at          TEXT    NOT NULL,
    interaction INTEGER REFERENCES interactions (id),
    PRIMARY KEY (game, ply),
    FOREIGN KEY (game, seat) REFERENCES seats (game, number)
) STRICT, WITHOUT ROWID;

-- What people choose for themselves, whatever table they sit at; a row comes with the first choice.
CREATE TABLE people (
    id       INTEGER PRIMARY KEY,
    language TEXT
) STRICT;
