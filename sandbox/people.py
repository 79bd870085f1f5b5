"""Who and what is there at the beginning, and how more come in."""

from sandbox.clock import Snowflakes
from sandbox.permissions import ALL, EVERYONE, bits
from sandbox.world import DM, TEXT, Channel, Guild, Member, Person, Role, World

FIRST_PEOPLE = (("Åse", "aase", "da"), ("Jørgen", "joergen", "da"), ("Mia", "mia", "en-GB"), ("Tom", "tom", "en-US"))
FIRST_CHANNELS = ("garden-table", "chat")
BOT_NAME = "Allotment"


def first_world(ids: Snowflakes, now: float) -> World:
    """One server with two channels, four people and the bot."""
    bot = Person(id=ids.next(), handle="allotment", name=BOT_NAME, locale="en-US", bot=True)
    world = World(bot_id=bot.id, people={bot.id: bot})
    guild = add_guild(world, ids, now, "The Allotment")
    for name in FIRST_CHANNELS:
        add_channel(world, ids, guild, name)
    for name, handle, locale in FIRST_PEOPLE:
        person = add_person(world, ids, name, locale, handle)
        join(guild, person, now)
    guild.owner_id = next(p.id for p in world.people.values() if not p.bot)
    return world


def add_guild(world: World, ids: Snowflakes, now: float, name: str, locale: str = "en-US") -> Guild:
    """A new server in which the bot is; it belongs to the bot until it gets an owner."""
    guild_id = ids.next()
    roles = [
        Role(guild_id, "@everyone", EVERYONE),
        Role(ids.next(), BOT_NAME, EVERYONE | bits("pin_messages"), 1, managed=True),
    ]
    guild = Guild(guild_id, name, owner_id="0", locale=locale, roles=roles, members={})
    guild.members[world.bot_id] = Member(world.bot_id, now, [roles[1].id])
    world.guilds[guild_id] = guild
    return guild


def add_channel(world: World, ids: Snowflakes, guild: Guild, name: str) -> Channel:
    """A new text channel at the end of a server's list."""
    position = sum(c.guild_id == guild.id and c.thread is None for c in world.channels.values())
    channel = Channel(ids.next(), TEXT, name, guild.id, position=position)
    world.channels[channel.id] = channel
    return channel


def add_person(world: World, ids: Snowflakes, name: str, locale: str, handle: str | None = None) -> Person:
    """A new person, in no server yet."""
    person_id = ids.next()
    person = Person(person_id, handle or f"person{len(world.people)}", name, locale)
    world.people[person_id] = person
    return person


def join(guild: Guild, person: Person, now: float) -> None:
    guild.members[person.id] = Member(person.id, now)


def open_dm(world: World, ids: Snowflakes, person: Person) -> Channel:
    """The bot's direct messages with a person, opened if there are none yet."""
    found = world.dm_between(world.bot_id, person.id)
    if found is None:
        found = Channel(ids.next(), DM, "", recipients=[world.bot_id, person.id])
        world.channels[found.id] = found
    return found


def make_manager(guild: Guild, person: Person, ids: Snowflakes) -> None:
    """Give somebody a role that may do everything."""
    role = Role(ids.next(), "Manager", ALL, len(guild.roles))
    guild.roles.append(role)
    guild.members[person.id].roles.append(role.id)
