"""The log: one JSON object a line on standard error, our own events and discord.py's alike."""

import logging
import sys
from typing import Any

import structlog
from structlog.typing import EventDict, WrappedLogger

from bot.settings import LogLevel


def set_up_logging(level: LogLevel, *secrets: str | None) -> None:
    """Sends all that is logged to standard error. `secrets` are blacked out wherever they turn up."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    hidden = tuple(secret for secret in secrets if secret)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*shared[:3], structlog.stdlib.PositionalArgumentsFormatter(), *shared[3:]],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, _render_without(hidden)],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    logging.getLogger("discord.client").addFilter(_is_not_about_voice)
    if level != "debug":
        # Each HTTP call and gateway frame is a line of theirs, which only a fault in the connection is worth.
        for name in ("discord", "aiosqlite", "asyncio", "PIL"):
            logging.getLogger(name).setLevel(max(logging.WARNING, root.level))


def _is_not_about_voice(record: logging.LogRecord) -> bool:
    """We never speak in voice channels, so that a library for it is missing is nothing to warn of at each start."""
    return "voice will NOT be supported" not in record.getMessage()


def _render_without(secrets: tuple[str, ...]) -> structlog.typing.Processor:
    render = structlog.processors.JSONRenderer(ensure_ascii=False)

    def rendered(logger: WrappedLogger, name: str, event: EventDict) -> Any:
        line = str(render(logger, name, event))
        for secret in secrets:
            line = line.replace(secret, "…")
        return line

    return rendered
