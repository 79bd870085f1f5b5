"""Gradients of what is drawn by rule, to be used as `url(#name)`."""


def falling(name: str, *colours: str) -> str:
    """A gradient from the top down through the colours, evenly."""
    return _gradient(name, 'x2="0" y2="1"', colours)


def across(name: str, *colours: str) -> str:
    """A gradient from the left to the right through the colours, evenly."""
    return _gradient(name, 'x2="1" y2="0"', colours)


def defined(*gradients: str) -> str:
    """Gradients as a drawing defines them."""
    return f"<defs>{''.join(gradients)}</defs>"


def _gradient(name: str, direction: str, colours: tuple[str, ...]) -> str:
    stops = "".join(
        f'<stop offset="{place / (len(colours) - 1):g}" stop-color="{colour}"/>'
        for place, colour in enumerate(colours)
    )
    return f'<linearGradient id="{name}" {direction}>{stops}</linearGradient>'
