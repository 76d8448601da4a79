"""What an ability does and costs, in the words of the print."""

from __future__ import annotations

from ....language import nodes as shared
from ....language.chart import Chart
from .. import vocabulary as n
from . import said as s

RESTRICTIONS = {
    "no stand": "cannot stand (during|in) (the |)stand phase",
    "unhit": "cannot be hit", "restraint": "cannot attack", "no intercept": "cannot intercept",
    "no boost": "cannot boost", "no vanguard attack": "cannot attack (a|the) vanguard",
    "not attacked": "cannot be attacked", "no rear attack": "cannot attack (a rear-guard|rear-guards)",
    "resist": "cannot be chosen by (your opponent 's (card )?effects|the effects of your opponent 's cards)",
    "not retired": "cannot be retired by card (effects|abilities)",
    "not retired by opponent": "cannot be retired by your opponent 's (card|card 's) (effects|abilities)",
    "back row attack": "can attack from (the|your) back row",
    "back row vanguard attack": "can attack a vanguard from the back row",
    "front row battle": "battles all of your opponent 's (units in the front row|front row units) in 1 attack",
    "back row intercept": "can intercept from (the|your) back row",
}  # fmt: skip
STATS = ("power", "shield", "critical", "drive", "grade")
CIRCLES = {
    "RC": "(a |your |)@rc", "open RC": "(a open|open) @rc", "separate RC": "separate @rc",
    "same column RC": "(a |)@rc in the same column as this unit",
    "back row center RC": "(your |the )?back row center @rc",
    "front row RC": "(a |your )?front row @rc", "back row RC": "(a |your )?back row @rc", "GC": "@gc",
}  # fmt: skip
UNTIL = {"turn": "(turn|that turn)", "battle": "that battle", "next turn": "your opponent 's next turn"}
BANS = {
    "no guard from hand": "(cards|units)", "no grade 0 guard": "grade 0 (cards|units)",
    "no grade 1 guard": "grade 1 or greater (cards|units)",
}  # fmt: skip
FIGHTS = "(for|during) the battle (that |where |){of:np} (attacks|attacked)( this turn)?"
INTO = {"soul": "(your |the )?soul", "drop": "(your |the )?drop( zone)?", "damage": "(your |the )?damage zone",
        "order": "(your |the )?order zone"}  # fmt: skip


def write(c: Chart) -> None:
    """Add effects and costs."""
    _clauses(c)
    _finding(c)
    _moving(c)
    _units(c)
    _numbers(c)
    _gains(c)
    _costs(c)


def _clauses(c: Chart) -> None:
    c.phrase("clause", s.DoSaid, "{do:effect}")
    c.phrase("clause", s.MaySaid, "you may {do:effect}")
    c.phrase("clause", s.MaySaid, "(your opponent|he or she|they) may {do:their_deed}", by="opponent")
    c.phrase("their_deed", s.Chooses, "choose {of:np}", by="opponent")
    for verb, deed in (("discard", shared.Discard), ("rest", n.PutAtRest)):
        c.phrase("their_deed", deed, f"{verb} {{of:np}}")
    c.phrase("clause", s.MayPaySaid, "you may ⟨ {cost:costs} ⟩")
    for at, words in (("battle", "that battle"), ("turn", "(that|the|this) turn")):
        c.phrase("clause", s.DoLaterSaid, f"{{do:effect}} at the end of {words}", at=at)
    c.phrase("clause", s.CostSaid, "cost ⟨ {cost:costs} ⟩")
    c.phrase("clause", s.CostSaid, "⟨ {cost:costs} ⟩")
    c.row("clauses", "clause", "stop")
    c.word("stop", ",", ",")
    c.word("stop", ", and", ", and")
    c.word("stop", "and", "and")
    c.word("stop", ".", ".")
    c.word("stop", ".then", ". then ,")
    c.word("stop", ",then", ", then ,")


def _finding(c: Chart) -> None:
    """Draw, choose, look, search, reveal."""
    c.phrase("effect", shared.Draw, "(you )?draw (a|1) card")
    c.phrase("effect", shared.Draw, "(you )?draw {n:#2} cards")
    c.phrase("effect", shared.May, "draw up to 1 card", do=(shared.Draw(1),))
    c.phrase("effect", shared.Draw, "your opponent draws (a|1) card", who="opponent")
    c.phrase("effect", s.Chooses, "(you )?choose {of:np}")
    c.phrase("effect", s.Chooses, "your opponent chooses {of:np}", by="opponent")
    c.phrase("effect", s.Searches, "search (from )?your deck for {of:np}")
    c.phrase("effect", s.Searches, "search for {of:np}", deck=False)
    c.phrase("effect", s.Searches, "(search for|choose) {of:np} from your deck")
    top = "(the top card|1 card from the top|a card from the top) of (your|the) deck"
    tops = "(the top {n:#2} cards|{n:#2} cards from the top) of (your|the) deck"
    most = "up to {n:#2} cards from the top of (your|the) deck"
    c.phrase("effect", s.LooksAt, f"look at {top}")
    c.phrase("effect", s.LooksAt, f"look at {tops}", many=True)
    c.phrase("effect", s.LooksAt, f"look at {most}", many=True, up_to=True)
    same = "the same number of cards from the top of your deck as the number of {count:tally}"
    c.phrase("effect", s.LooksSame, f"look at {same}")
    graded = "the same number of cards from the top of your deck as your vanguard 's grade"
    c.phrase("effect", s.LooksSame, f"look at {graded}", count=None)
    c.phrase("effect", s.RevealsTop, f"reveal {top}")
    c.phrase("effect", s.RevealsTop, f"reveal {tops}", many=True)
    c.phrase("effect", shared.Reveal, "reveal {of:np}( to your opponent)?")
    c.phrase("effect", shared.Shuffle, "shuffle (your|the) deck")
    c.row("choices", "choice")
    c.phrase("choice", s.Choice, "・ {body:clauses}( .| !|)")
    c.phrase("effect", s.OneOfThese, "perform (1|either) of the (following|effects below)( .|) {of:choices}")
    for zone, said in INTO.items():
        face = "( face up)?" if zone == "damage" else ""
        c.phrase("effect", s.TopTo, f"put {top} into {said}{face}", zone=zone)
        c.phrase("effect", s.TopTo, f"put {tops} into {said}", zone=zone, many=True)


def _moving(c: Chart) -> None:
    """Cards go from one place to another."""
    c.phrase("effect", shared.ToHand, "(put|add) {of:np} (into|to) (your |the )?hand")
    c.phrase(
        "effect", shared.Return, "return {of:np} to (your|its owner 's|their owner 's|their owners ') (hand|hands)"
    )
    c.phrase("effect", shared.Return, "return {of:np} to hand")
    c.phrase(
        "effect", shared.ToBottom, "(put|return) {of:np} (on|to) the bottom of (your |the |their |its owner 's |)deck"
    )
    c.phrase("effect", n.ToBottomAnyOrder, "(put|return) {of:np} (on|to) the bottom of (your|the) deck in any order")
    c.phrase("effect", n.ToTop, "(put|return) {of:np} (on|to) the top of (your|the) deck")
    c.phrase("effect", n.ToTopAnyOrder, "(put|return) {of:np} (on|to) the top of (your|the) deck in any order")
    their = "(his or her|their)"
    c.phrase("effect", shared.ToBottom, f"your opponent (puts|returns) {{of:np}} (on|to) the bottom of {their} deck")
    c.phrase("effect", n.Bind, "(your opponent )?binds {of:np}( face up)?")
    c.phrase("effect", n.Put, f"your opponent puts {{of:np}} into {their} soul", zone="soul")
    c.phrase(
        "effect", s.TopOrBottom, "put {of:np} on the (top or bottom|bottom or top|top or the bottom) of (your|the) deck"
    )
    c.phrase("effect", s.ToDeckShuffled, "return {of:np} to (your|the) deck")
    for zone, said in INTO.items():
        c.phrase("effect", n.Put, f"put {{of:np}} into {said}", zone=zone)
    c.phrase("effect", shared.Discard, "discard {of:np}")
    c.phrase("effect", n.Bind, "bind {of:np}( face up)?")
    c.phrase("effect", n.Bind, "bind {of:np} face down", face="down")
    for spot, said in CIRCLES.items():
        c.phrase("effect", n.Call, f"call {{of:np}} to {said}", to=spot)
        c.phrase("effect", n.Call, f"call {{of:np}} to {said} (as|at) rest", to=spot, rest=True)
    for spot, said in (("RC", "@rc"), ("separate RC", "separate @rc"), ("open RC", "open @rc"), ("GC", "@gc")):
        c.phrase("effect", s.CallsAmong, f"call {{of:np}} to {said} (as|at) rest from among them", to=spot, rest=True)
    c.phrase("effect", s.Swaps, "(exchange|swap) their positions", of=s.Ref("them"))
    c.phrase("effect", s.Swaps, "(exchange|swap) positions with {other:this}", of=s.Ref("it"))
    c.phrase("effect", s.Swaps, "(exchange|swap) its position with {other:this}", of=s.Ref("it"))
    c.phrase("standing", s.AbilitySaid, "{body:clauses}( .|)", kind="cont")
    c.phrase("effect", s.LaysUpon, "during this fight , you get “ {ability:standing} ”")
    c.phrase("effect", s.LaysUpon, "you get “ {ability:standing} ” until end of this fight")
    c.phrase("effect", n.Heal, "heal {of:np}")
    c.phrase("effect", n.Put, "remove {of:np}", zone="removed")
    for who, whose in (("you", "your"), ("opponent", "your opponent 's")):
        chosen = f"choose 1 of {whose} vanguards , (and )?deal {{n:#}} damage"
        c.phrase("effect", n.DealDamage, chosen, who=who)
        c.phrase("effect", n.DealDamage, f"deal {{n:#}} damage to {whose} vanguard", who=who)
    c.phrase("effect", n.Ride, "ride {of:np}( as stand)?")
    c.phrase("effect", n.Stride, "stride {of:this} on your @vc from face down")
    for face in ("up", "down"):
        c.phrase("effect", n.Turn, f"turn {{of:np}} face {face}", face=face)


def _units(c: Chart) -> None:
    """What is done to units."""
    for verb, node in (
        ("stand", n.Stand), ("rest", n.PutAtRest), ("retire", n.Retire), ("lock", n.Lock), ("unlock", n.Unlock),
        ("delete", n.Delete),
    ):  # fmt: skip
        c.phrase("effect", node, f"{verb} {{of:np}}")
    c.phrase("effect", n.Retire, "retires {of:ref}")
    c.phrase("effect", shared.Discard, "discards {of:ref}")


def _numbers(c: Chart) -> None:
    """Charges, damage, gifts."""
    for words, node in (("soul", n.SoulCharge), ("counter", n.CounterCharge), ("energy", n.EnergyCharge)):
        c.phrase("effect", node, f"{words}-charge {{n:#}}")
    c.word("stop", "/", "/")
    c.phrase("charge", n.SoulCharge, "soul-charge {n:#}")
    c.phrase("charge", n.CounterCharge, "counter-charge {n:#}")
    c.phrase("effect", s.EitherDone, "{one:charge} or {other:charge}")
    plant, plants = n.CreateToken("Plant", to="RC"), n.CreateToken("Plant", 2, to="RC")
    c.phrase("effect", n.CreateToken, "call a plant token to @rc", token="Plant", to="RC")
    c.phrase("effect", shared.May, "call up to 1 plant token to @rc", do=(plant,))
    two_or_one = shared.OneOf(((plants,), (plant,)))
    c.phrase("effect", shared.May, "call up to 2 plant tokens to @rc", do=(two_or_one,))
    c.phrase("effect", n.GetTicket, "put a quick shield ticket into (your )?hand")
    for gift in ("force", "accel", "protect"):
        c.phrase("effect", n.GainGift, f"(you )?get (a|1) imaginary gift : {gift}", gift=gift.title(), n=1)
        if gift == "force":
            there = f"(you )?get a imaginary gift : {gift} (, and|,|and) put that marker on your @vc"
            c.phrase("effect", n.GainGift, there, gift=gift.title(), n=1, to="VC")
        c.phrase("effect", n.GainGift, f"you get {{n:#2}} imaginary gift : {gift}", gift=gift.title())


def _gains(c: Chart) -> None:
    c.phrase("effect", s.Gains, "{of:np} (gets|get|also gets|also get) {gains:gains}")
    c.phrase("effect", s.Gains, "{of:np} (gets|get) {gains:gains} {until:until_end}")
    c.phrase("effect", s.Gains, "have {of:np} (get|gets) {gains:gains} {until:until_end}")
    c.phrase("effect", s.Gains, "(gets|get) {gains:gains}", of=None)
    c.phrase("effect", s.Gains, "{of:np} {gains:limits}")
    c.phrase("effect", s.Gains, "{of:np} {gains:limits} {until:until_end}")
    c.phrase("effect", s.Gains, "{gains:limits}", of=None)
    c.row("gains", "gain", "gain_stop")
    c.phrase("gain", None, "{:limit}")
    c.phrase("gain", None, "gets {:gain}")
    c.row("limits", "limit")
    for stop in ("/", "and", ", and", ","):
        c.word("gain_stop", stop, stop)
    for until, said in UNTIL.items():
        c.word("until_end", until, f"until (the )?end of {said}")
    for stat in STATS:
        c.phrase("gain", s.GainStat, f"{stat} {{by:#+}}", stat=stat)
        if stat in ("power", "shield", "drive", "critical"):
            every = f"{stat} {{by:#+}} for every {{per:#2}} (of )?{{each:tally}}"
            c.phrase("gain", s.GainStat, every, stat=stat)
            c.phrase("gain", s.GainStat, f"{stat} {{by:#+}} for each {{each:tally}}", stat=stat)
    for until, end in (("turn", "turn"), ("battle", "that battle")):
        said = f"{{of:np}} (gets|get) {{gain:one_change}} until end of {end} for each {{each:tally}}"
        c.phrase("effect", s.GainsEach, said, until=until)
        said = f"{{of:np}} (gets|get) {{gain:one_change}} until end of {end} for every {{per:#2}} {{each:tally}}"
        c.phrase("effect", s.GainsEach, said, until=until)
    c.phrase("one_change", s.GainStat, "power {by:#+}", stat="power")
    c.phrase("one_change", s.GainStat, "shield {by:#+}", stat="shield")
    for skill, words in RESTRICTIONS.items():
        c.phrase("limit", s.GainSkill, words, skill=skill)
    c.phrase("limit", s.LoseSkill, "(loses|lose) “ twin drive ! ! ”", skill="twin drive")
    c.phrase("gain", s.GainStat, "drive check {by:#+}", stat="drive")
    c.phrase("gain", s.GainStat, "power +100 million", stat="power", by=100_000_000)
    for words in ("during your opponent 's next stand phase", "during (the |his or her |their )?next stand phase"):
        c.phrase("effect", s.Gains, f"{{of:np}} {{gains:unmoved}} {words}", until="next turn")
    c.row("unmoved", "unmoving")
    c.phrase("unmoving", s.GainSkill, "cannot stand", skill="no stand")
    c.phrase("gain", s.GainSkill, "{skill:skill_name}")
    hand = "from (his or her |their |)hand"
    for flag, words in BANS.items():
        for way in (f"{hand} to @gc", f"to @gc {hand}"):
            c.phrase("effect", s.Bans, f"your opponent cannot call {words} {way}", flag=flag)
    for flag, words in (*BANS.items(), ("no sentinel guard", "sentinels")):
        for way in (hand, f"{hand} to @gc", f"to @gc {hand}"):
            said = f"your opponent cannot call {words} {way} {FIGHTS}"
            c.phrase("effect", s.BansFor, said, flag=flag)
    must = "(he or she|they) must call 2 or more (cards |)at the same time"
    would = "when your opponent would call( cards| guardians| units| a card| a guardian)?"
    for way in (hand, f"{hand} to @gc", f"to @gc {hand}"):
        c.phrase("effect", s.Bans, f"{would} {way} , {must}", flag="paired guard")
        c.phrase("effect", s.BansFor, f"{would} {way} {FIGHTS} , {must}", flag="paired guard")
    c.phrase("effect", s.Bans, "you {flag:flag}", who="you")
    c.phrase("effect", s.Bans, "you cannot persona ride {until:until_end}", flag="no persona ride", who="you")
    for said in ("your opponent cannot intercept", "your opponent cannot intercept {until:until_end}"):
        c.phrase("effect", s.Bans, said, flag="no interception")
    sentinels = "your opponent cannot call sentinels from (his or her |their |)hand( to @gc|)"
    c.phrase("effect", s.Bans, sentinels, flag="no sentinel guard")
    c.phrase("effect", s.Bans, f"{sentinels} {{until:until_end}}", flag="no sentinel guard")
    c.phrase("gain", s.GainAbility, "“ {ability:ability} ”")


def _costs(c: Chart) -> None:
    c.row("costs", "cost", "amp")
    c.word("amp", "&", "&", ",", "and", ", and")
    c.phrase("cost", n.CounterBlast, "counter-blast {n:#}")
    c.phrase("cost", n.SoulBlast, "soul-blast {n:#}")
    c.phrase("cost", n.EnergyBlast, "energy-blast {n:#}")
    for kind in ("counter", "soul"):
        c.phrase("cost", s.BlastOf, f"{kind}-blast {{n:#}} (- |){{of:noun}}", kind=kind)
    c.phrase("cost", None, "{:effect}")
    sums = "with the sum of their grades being {n:#} or greater"
    for grades in (f"choose 1 or more cards from hand {sums} , and discard them",
                   f"discard 1 or more cards {sums} from (your )?hand"):  # fmt: skip
        c.phrase("cost", n.DiscardGrades, grades)
    c.phrase("cost", n.TurningUp, "turn a {that:one_called} (from|in) (your )?g zone face up", n=1)
    c.phrase("cost", n.TurningUp, "choose (a|1) face down card from your g zone , and turn it face up", n=1)
    same = n.SameName(shared.This())
    c.phrase("cost", n.TurningUp, "choose a face down card with the same card name as this unit from your g zone , and "
             "turn it face up", n=1, that=(same,))  # fmt: skip
    c.phrase("cost", n.TurningUp, "choose a face down card {that:one_called} from your g zone , and turn it face up",
             n=1)  # fmt: skip
    c.phrase("cost", n.TurningUp, "choose a face down {that:one_called} from your g zone , and turn it face up", n=1)
    c.phrase("called", n.Named, "{name:name}")
    c.phrase("called", n.Having, "(g guardian|[ g guardian ])", skill="G guardian")
    c.row("one_called", "called")
    c.phrase("called", n.Named, "named {name:name}")
