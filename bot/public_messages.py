"""The messages that everybody sees: posted, put anew, their buttons taken off; and the threads they stand in.

Places are named by id and looked up anew each time: nothing of Discord's is kept over a day, a restart or a rename.
"""

import secrets
from collections.abc import Sequence
from typing import Literal

import discord

from bot.discord_calls import EDIT, FETCH, NOBODY, SEND, THREAD, CallFailed, Trouble, attempt
from bot.laying_out import lay_out
from bot.layout import Page, Sent

A_WEEK: Literal[10080] = 10080
"""Minutes of silence after which Discord archives a thread: the longest there is."""


async def post(
    client: discord.Client, place: int, page: Page, ping: Sequence[int] = (), once: str | None = None
) -> Sent:
    """A public message; exactly the people of `ping` are notified. An archived thread is opened again first.

    `once`: what was sent to the place under the same words within some minutes is not sent again, even if its answer
    was lost: that message is given. Without it, that holds for the tries of this call alone.

    :raises CallFailed: GONE, CLOSED, ARCHIVED, FULL or AWAY.
    """
    people = [discord.Object(person) for person in ping]
    mentions = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=people)
    nonce = once or secrets.token_hex(8)

    async def send() -> Sent:
        layout, files = lay_out(page)  # anew for each try: a file is read once
        channel = client.get_partial_messageable(place)
        send = channel.send(view=layout, files=files, allowed_mentions=mentions, nonce=nonce)
        message = await attempt("post", SEND, send)
        return Sent(place, message.id)

    try:
        return await send()
    except CallFailed as failure:
        if failure.trouble is not Trouble.ARCHIVED:
            raise
    await unarchive(client, place)
    return await send()


async def revise(client: discord.Client, sent: Sent, page: Page) -> None:
    """Puts a page in the stead of a public message's. Nobody is notified. An archived thread is opened again first.

    :raises CallFailed: GONE, CLOSED, ARCHIVED, FULL or AWAY.
    """

    async def edit() -> None:
        layout, files = lay_out(page)
        attachments = discord.utils.MISSING if page.keeps_pictures else files
        message = client.get_partial_messageable(sent.channel).get_partial_message(sent.message)
        await attempt("revise", EDIT, message.edit(view=layout, attachments=attachments, allowed_mentions=NOBODY))

    try:
        await edit()
    except CallFailed as failure:
        if failure.trouble is not Trouble.ARCHIVED:
            raise
        await unarchive(client, sent.channel)
        await edit()


async def unarchive(client: discord.Client, thread: int) -> None:
    """Opens an archived thread again. :raises CallFailed:"""
    found = await attempt("fetch_thread", FETCH, client.fetch_channel(thread))
    if isinstance(found, discord.Thread):
        await attempt("unarchive", EDIT, found.edit(archived=False))


async def retire(client: discord.Client, sent: Sent) -> None:
    """Takes the buttons and menus off one of our public messages; text and pictures stay.

    :raises CallFailed: GONE, CLOSED, ARCHIVED, FULL or AWAY.
    """
    channel = client.get_partial_messageable(sent.channel)
    message = await attempt("fetch_message", FETCH, channel.fetch_message(sent.message))
    layout = discord.ui.LayoutView.from_message(message, timeout=None)
    rows = [item for item in layout.walk_children() if isinstance(item, discord.ui.ActionRow)]
    if not rows:
        return
    for row in rows:
        holder = row.parent if isinstance(row.parent, discord.ui.Container) else layout
        holder.remove_item(row)
    # The pictures are named by their present address, and the files left alone: so they stay as they are.
    await attempt("retire", EDIT, message.edit(view=layout, allowed_mentions=NOBODY))


async def open_thread(client: discord.Client, sent: Sent, name: str) -> int:
    """A public thread at a message, kept open for a week of silence.

    :raises CallFailed: CLOSED, GONE, FULL, AWAY. A message that has a thread already gives that one.
    """
    # By number, past the objects of discord.py, which want the server in their cache for this.
    call = client.http.start_thread_with_message(sent.channel, sent.message, name=name, auto_archive_duration=A_WEEK)
    try:
        thread = await attempt("open_thread", THREAD, call)
    except CallFailed as failure:
        if failure.trouble is not Trouble.TAKEN:
            raise
        return sent.message  # a message's thread bears the message's number
    return int(thread["id"])
