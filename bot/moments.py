"""Moments in time, as they are stored."""

from datetime import UTC, datetime


def now() -> datetime:
    """The time of day, aware."""
    return datetime.now(UTC)


def iso(moment: datetime) -> str:
    """The moment in UTC, in ISO 8601 with seconds."""
    return moment.astimezone(UTC).isoformat(timespec="seconds")
