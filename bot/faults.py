"""Faults of ours: written to the log whole, so that they can be mended."""

import traceback
from typing import Any

import structlog

_log = structlog.get_logger(__name__)


def report(error: BaseException, **about: Any) -> None:
    """Writes a fault to the log, with where it happened."""
    _log.error("fault", error=repr(error), where="".join(traceback.format_exception(error)), **about)
