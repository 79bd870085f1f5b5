-- What somebody tries out in private: moves on a copy of their own view, never a part of the log. One for each person
-- and table. `ply` is the one of the game that the line was last made on, `revision` counts its changes.

CREATE TABLE trials (
    game     INTEGER NOT NULL,
    person   INTEGER NOT NULL,
    ply      INTEGER NOT NULL,
    revision INTEGER NOT NULL CHECK (revision > 0),
    line     TEXT    NOT NULL CHECK (json_valid(line)),
    PRIMARY KEY (game, person),
    FOREIGN KEY (game, person) REFERENCES seats (game, person)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER trials_end_with_their_game AFTER UPDATE OF status ON games WHEN new.status <> 'playing'
BEGIN
    DELETE FROM trials WHERE game = new.id;
END;

CREATE TRIGGER trials_end_with_their_seat AFTER UPDATE OF resigned ON seats WHEN new.resigned
BEGIN
    DELETE FROM trials WHERE game = new.game AND person = new.person;
END;
