"""Lays out a game for a newcomer to the sandbox, by the same commands that anybody would use."""

import locale

from bot.settings import Settings
from sandbox.options import CannotDo
from sandbox.seen import Answer
from sandbox.server import Sandbox
from sandbox.world import Person
from words.speech import FALLBACK, Words, language_of

GAME = "pergola"
GARDENERS = 2


async def lay_out(sandbox: Sandbox, settings: Settings, words: Words) -> str:
    """Opens and begins a game against computer gardeners; what to tell about it, or why it could not be done."""
    person = newcomer(sandbox, settings)
    user = sandbox.user(person.name)
    try:
        _check(await user.command("garden new", game=GAME, seats=1 + GARDENERS, gardeners=GARDENERS))
        _check(await user.command("garden start"))
    except (CannotDo, TimeoutError) as error:
        return words.say("sandbox-no-game", reason=str(error))
    channel = sandbox.channel.name
    return words.say("sandbox-game-ready", game=words.say(f"{GAME}-name"), name=person.name, channel=channel)


def newcomer(sandbox: Sandbox, settings: Settings) -> Person:
    """Somebody of the sandbox who speaks the host's language, as the page chooses by the browser's."""
    people = [person for person in sandbox.world.people.values() if not person.bot]
    system = (locale.getlocale()[0] or "").replace("_", "-")
    wanted = settings.language if settings.language != FALLBACK else system or "en-US"
    for suits in (lambda spoken: spoken == wanted, lambda spoken: language_of(spoken) == language_of(wanted)):
        for person in people:
            if suits(person.locale):
                return person
    return people[0]


def _check(answer: Answer) -> None:
    """:raises CannotDo: if nothing answered."""
    if answer.failed:
        raise CannotDo("The bot did not answer.")
