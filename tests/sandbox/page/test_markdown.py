"""Discord's markdown, and that no text can become markup."""

import pytest
from playwright.async_api import Page

from tests.sandbox.page.table import Table

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def drawn(page: Page, text: str) -> str:
    """The HTML that the page makes of a text."""
    made: str = await page.evaluate(
        """async text => {
            const { markdown } = await import('/static/js/markdown.js');
            const box = document.createElement('div');
            box.append(markdown(text));
            for (const node of box.firstChild.querySelectorAll('.text')) node.replaceWith(...node.childNodes);
            return box.firstChild.innerHTML;
        }""",
        text,
    )
    return made


PLAIN = {
    "**bold**": "<strong>bold</strong>",
    "*it* _it_": "<em>it</em> <em>it</em>",
    "***both***": "<em><strong>both</strong></em>",
    "__under__ ~~gone~~": "<u>under</u> <s>gone</s>",
    "**a *b* c**": "<strong>a <em>b</em> c</strong>",
    "~~**yellow** hollyhock~~ ✓": "<s><strong>yellow</strong> hollyhock</s> ✓",
    "snake_case_name": "snake_case_name",
    "2 * 3 * 4": "2 * 3 * 4",
    r"\*not\* \_so\_ \`code\` \\": r"*not* _so_ `code` \\"[:-1],
    r"**\*\*Bo\*\***": "<strong>**Bo**</strong>",
    "`**code**` ``a`b``": "<code>**code**</code> <code>a`b</code>",
    "a\nb": "a<br>b",
    "# One": '<h3 class="h1">One</h3>',
    "## Two": '<h4 class="h2">Two</h4>',
    "### Three": '<h5 class="h3">Three</h5>',
    "#no": "#no",
    "-# small *print*": "<small>small <em>print</em></small>",
    "```\n<b>**x**</b>\n```": '<pre class="fence" tabindex="0"><code>&lt;b&gt;**x**&lt;/b&gt;</code></pre>',
    "```text\nA1\n```": '<pre class="fence" tabindex="0"><code data-language="text">A1</code></pre>',
    "- a\n- b": "<ul><li>a</li><li>b</li></ul>",
    "- a\n  - b\n- c": "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    "3. a\n4. b": '<ol start="3"><li>a</li><li>b</li></ol>',
    "<script>alert(1)</script>": "&lt;script&gt;alert(1)&lt;/script&gt;",
    "<img src=x onerror=alert(1)>": "&lt;img src=x onerror=alert(1)&gt;",
    "[x](javascript:alert(1))": "[x](javascript:alert(1))",
    "[x](data:text/html,hi)": "[x](data:text/html,hi)",
    "<:bee:123456789>": '<span class="emoji-name">:bee:</span>',
    "<@1>": '<span class="mention" data-person="1">@unknown person</span>',
    "<#1>": '<span class="mention">#unknown channel</span>',
    "@everyone": '<span class="mention">@everyone</span>',
    "</garden new:123>": '<span class="mention">/garden new</span>',
    "unclosed **bold": "unclosed **bold",
    "<t:notanumber>": "&lt;t:notanumber&gt;",
}


@pytest.mark.parametrize("text", PLAIN)
async def test_a_text_is_drawn_as_discord_draws_it(reading: Page, text: str) -> None:
    assert await drawn(reading, text) == PLAIN[text]


async def test_quotes_hold_lines_lists_and_the_rest(reading: Page) -> None:
    assert await drawn(reading, "> a\n> b\nc") == "<blockquote><div>a<br>b</div></blockquote>c"
    rest = await drawn(reading, ">>> a\n- b")
    assert rest == "<blockquote><div>a<ul><li>b</li></ul></div></blockquote>"


async def test_links_lead_out_safely(reading: Page) -> None:
    out = 'target="_blank" rel="noopener noreferrer nofollow"'
    assert await drawn(reading, "[our *rules*](https://example.org/a_(b))") == (
        f'<a href="https://example.org/a_(b)" {out} title="https://example.org/a_(b)">our <em>rules</em></a>'
    )
    assert await drawn(reading, "see https://example.org/x_y_z.") == (
        f'see <a href="https://example.org/x_y_z" {out}>https://example.org/x_y_z</a>.'
    )
    assert (
        await drawn(reading, "(<https://example.org>)")
        == f'(<a href="https://example.org/" {out}>https://example.org</a>)'
    )


async def test_a_spoiler_opens_when_pressed(table: Table) -> None:
    await table.say_as_bot("It was ||the **ladybug**||.")
    message = await table.shows("It was")
    cover = message.get_by_role("button", name="Show the spoiler")
    await cover.focus()
    await table.page.keyboard.press("Enter")
    assert await message.locator(".spoiler strong").is_visible()
    assert await message.get_by_role("button", name="Show the spoiler").count() == 0


async def test_a_jump_link_leads_inside_the_page(table: Table) -> None:
    first = await table.say_as_bot("the very first")
    for number in range(30):
        await table.say_as_bot(f"line {number}")
    await table.say_as_bot(f"https://discord.com/channels/{table.sandbox.guild.id}/{table.channel.id}/{first}")
    message = table.last
    await message.locator("button.mention").click()
    target = table.page.locator(f'[data-message-id="{first}"]')
    await target.wait_for()
    assert await target.evaluate("node => node === document.activeElement")
    assert await target.evaluate("node => node.getBoundingClientRect().top >= 0")


@pytest.mark.parametrize(
    "evil",
    [
        "**" * 500,
        "*_" * 600,
        "||" * 700,
        "[" * 1500,
        "`" * 1501,
        "> " * 900,
        "<@" * 800,
        "_a" * 900,
        "(https://a" * 200,
    ],
)
async def test_no_text_makes_the_page_hang(reading: Page, evil: str) -> None:
    """Each is far within the test's time limit only if no pattern runs away; playwright gives up after 30 seconds."""
    assert await drawn(reading, evil) != ""
