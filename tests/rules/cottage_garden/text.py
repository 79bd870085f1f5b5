"""The component file as shipped."""

from pathlib import Path

from rules.cottage_garden import components

COMPONENTS = Path(components.__file__).with_name("components.toml").read_text("utf-8")
