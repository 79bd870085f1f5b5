"""What Discord answers when it refuses: an HTTP status, a code, a sentence, and for bad forms a tree of places."""

from collections.abc import Iterable
from typing import Any

import msgspec

from sandbox.values import Json


class Problem(msgspec.Struct, frozen=True):
    """One thing wrong in a body: where it is, Discord's name for the rule, and what is so."""

    path: tuple[str | int, ...]
    code: str
    message: str

    def __str__(self) -> str:
        return f"{'/'.join(str(part) for part in self.path) or 'body'}: {self.message} ({self.code})"

    def under(self, *parents: str | int) -> "Problem":
        """The same problem in a body that lies deeper."""
        return Problem((*parents, *self.path), self.code, self.message)


class ApiError(Exception):
    """A refusal, answered as Discord answers it."""

    def __init__(self, status: int, code: int, message: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.headers = headers or {}

    def body(self) -> Json:
        return {"message": self.message, "code": self.code}


class FormError(ApiError):
    """A body that Discord would not take: the bot's own fault, so it is also remembered as a violation."""

    def __init__(
        self,
        problems: Iterable[Problem],
        *,
        status: int = 400,
        code: int = 50035,
        message: str = "Invalid Form Body",
    ) -> None:
        super().__init__(status, code, message)
        self.problems = tuple(problems)

    def body(self) -> Json:
        return {**super().body(), "errors": _tree(self.problems)}


def _tree(problems: Iterable[Problem]) -> Json:
    root: Json = {}
    for problem in problems:
        node: dict[str, Any] = root
        for part in problem.path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": problem.code, "message": problem.message})
    return root


def unknown(code: int, what: str) -> ApiError:
    """Something that is not there, or no more."""
    return ApiError(404, code, f"Unknown {what}")


def missing_access() -> ApiError:
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    return ApiError(403, 50013, "Missing Permissions")
