"""What all tests share."""

import pytest
from hypothesis import settings

settings.register_profile("allotment", deadline=None, database=None, print_blob=True)  # nothing here is timed or kept
settings.load_profile("allotment")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): proves these numbered statements of docs/rules")
