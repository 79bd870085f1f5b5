"""What all tests share."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): proves these numbered statements of docs/rules")
